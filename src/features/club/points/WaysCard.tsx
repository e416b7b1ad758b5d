import { safeHref } from '#domain/safeHref'
import { linkPropsOf } from '#host/page/linkProps'
import { Anchor } from '#ui/controls/Anchor'
import { LoadedCard } from '#ui/LoadedCard'
import { PointsAmount } from '#parts/PointsAmount'
import { PictureThumb } from '#ui/PictureThumb'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import { wayIcon } from './wayIcon'
import type { EarningWay } from '#data/points/pointsHistory'
import { useEarningWaysQuery } from '#data/points/pointsHistoryApi'
import css from './ways.css'

/** Maximum number of ways in one row. */
const SHOWN = 4

const openOf = (ways: readonly EarningWay[]) =>
  ways.filter(({ isAvailable, isCompleted }) => isAvailable && !isCompleted)

/** Lists the ways to earn points that are available and not completed. */
export function WaysCard() {
  const query = useEarningWaysQuery()
  return (
    <LoadedCard
      isOptional
      title="Как получить баллы"
      action={
        <TextLink to="/points/?tab=getpoints" after="right">
          Все способы
        </TextLink>
      }
      before={<StyleSheet href={css} />}
      query={query}
      failure="Способы не загрузились"
      skeleton={{ label: 'Загружаем способы получить баллы', heights: [40, 24, 40, 24] }}
      isEmpty={(all) => openOf(all).length === 0}
    >
      {(all) => (
        <ul className="ways">
          {openOf(all)
            .slice(0, SHOWN)
            .map((way) => (
              <li key={way.code}>
                <Way way={way} />
              </li>
            ))}
        </ul>
      )}
    </LoadedCard>
  )
}

function Way({ way: { code, picture, title, description, points, link } }: { way: EarningWay }) {
  const about = (
    <>
      <PictureThumb address={picture} icon={wayIcon(code)} isWarm />
      <span className="strong">{title}</span>
      <span className="small soft">{description}</span>
      {points !== null && <PointsAmount value={points} unsigned />}
    </>
  )
  const href = safeHref(link)
  if (href === undefined) return <div className="way">{about}</div>
  return (
    <Anchor {...linkPropsOf(href)} className="way">
      {about}
    </Anchor>
  )
}
