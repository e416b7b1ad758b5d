import type { ReactNode } from 'react'
import { formatNumber, plural } from '#domain/numbers/counts'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { Chip } from '#ui/controls/Chip'
import { TextLink } from '#ui/controls/TextLink'
import { Iris } from './Iris'
import type { Score } from '#data/points/points'
import { expiringInWords, nextToExpire } from '#data/points/points'
import { POINTS } from '#domain/numbers/points'
import { useScoreQuery } from '#data/points/pointsApi'

interface PointsCardProps {
  /** Chart of the balance below the text. */
  chart: ReactNode
}

/** Shows the balance and the points that expire next. */
export function PointsCard({ chart }: PointsCardProps) {
  const score = useScoreQuery()
  return (
    <LoadedCard
      isOptional
      title="Баллы клуба"
      className="points"
      foot={<PointsLinks />}
      before={!score.error && <Iris />}
      after={<div className="spark-place">{chart}</div>}
      query={score}
      failure="Баллы не загрузились"
      skeleton={{ label: 'Загружаем баллы', heights: [64, 32] }}
    >
      {(data) => <Balance score={data} />}
    </LoadedCard>
  )
}

function Balance({ score }: { score: Score }) {
  const burning = nextToExpire(score)
  return (
    <>
      <p className="points__value">
        {formatNumber(score.available)} <small>{plural(score.available, POINTS)}</small>
      </p>
      {burning && <Chip icon="clock">{expiringInWords(burning)}</Chip>}
    </>
  )
}

function PointsLinks() {
  return (
    <>
      <ButtonLink to="/promocodes/" variant="secondary" wide>
        Обменять на промокод
      </ButtonLink>
      <TextLink to="/points/" after="right">
        История баллов
      </TextLink>
    </>
  )
}
