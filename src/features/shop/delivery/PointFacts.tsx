import { pointTypeLabel, type DeliveryPoint } from '#data/places/places'
import { openingHours } from '#domain/dates/openingHours'
import { joinedByDots } from '#domain/text/joinedByDots'
import { PointsAmount } from '#parts/PointsAmount'
import { paymentsOf } from './pointTexts'

/** Shows the facts about a point that follow its name and address in a list. */
export function PointFacts({ point }: { point: DeliveryPoint }) {
  const { type, bonusCount } = point
  const hours = joinedByDots([pointTypeLabel(type), openingHours(point)])
  return (
    <>
      {hours !== '' && <span className="small soft">{hours}</span>}
      {paymentsOf(point) !== '' && <span className="small">{paymentsOf(point)}</span>}
      {bonusCount !== null && bonusCount > 0 && <PointsAmount value={bonusCount} />}
    </>
  )
}
