import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { CityButton } from './CityButton'
import { CourierChoice } from './CourierChoice'
import css from './delivery.css'
import { PointChoice } from './PointChoice'
import type { Delivery } from '#data/checkout/useDelivery'
import { WayChoice } from './WayChoice'

/**
 * Where the order goes. A page hosts it with the state of `useDelivery`, and reads from that what is chosen.
 * @param courierOnly a subscription is brought by courier alone
 */
export function DeliveryChoice({
  delivery,
  courierOnly = false,
  withDays = true,
  onPointChosen,
}: {
  delivery: Delivery
  courierOnly?: boolean
  /** The page itself says the days. */
  withDays?: boolean
  /** Goes on to what comes next: the finder then folds. */
  onPointChosen?: () => void
}) {
  const isCourier = courierOnly || delivery.way === 'courier'
  return (
    <div className="delivery flat">
      <StyleSheet href={css} />
      <CityButton onChanged={delivery.letGoOfPoint} hadPoint={delivery.point !== undefined} />
      {!courierOnly && <WayChoice delivery={delivery} />}
      {isCourier ? (
        <CourierChoice delivery={delivery} withDays={withDays} />
      ) : delivery.isWayKnown ? (
        <PointChoice delivery={delivery} onChosen={onPointChosen} />
      ) : (
        <Skeleton label="Загружаем способ получения" heights={[48, 64]} />
      )}
    </div>
  )
}
