import type { ReactNode } from 'react'
import { formatNumber, plural } from '#domain/numbers/counts'
import { Skeleton } from '#ui/states/Skeleton'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { Chip } from '#ui/controls/Chip'
import { Loaded } from '#ui/states/Loaded'
import { TextLink } from '#ui/controls/TextLink'
import { Iris } from './Iris'
import type { Score } from '#data/points/points'
import { expiringInWords, nextToExpire } from '#data/points/points'
import { POINTS } from '#domain/numbers/points'
import { useScoreQuery } from '#data/points/pointsApi'

interface PointsCardProps {
  /** The chart of the balance. */
  chart: ReactNode
}

/** Shows the balance and the points that expire next. */
export function PointsCard({ chart }: PointsCardProps) {
  const score = useScoreQuery()
  return (
    <Card title="Баллы клуба" className="points" foot={<PointsLinks />}>
      {!score.error && <Iris />}
      <Loaded
        query={score}
        failure="Баллы не загрузились"
        skeleton={<Skeleton label="Загружаем баллы" heights={[64, 32]} />}
      >
        {(data) => <Balance score={data} />}
      </Loaded>
      <div className="spark-place">{chart}</div>
    </Card>
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
      <ButtonLink to="/promocodes/" wide>
        Обменять на промокод
      </ButtonLink>
      <TextLink to="/points/" after="right">
        История баллов
      </TextLink>
    </>
  )
}
