import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { CityButton } from '#parts/city/CityButton'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
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
  const { city } = useCatalogueQuery(undefined, {
    selectFromResult: ({ data }) => ({ city: data?.shopData?.city }),
  })
  const isCourier = courierOnly || delivery.way === 'courier'
  return (
    <div className="delivery flat">
      <StyleSheet href={css} />
      <CityButton
        city={city}
        consequence={delivery.point && 'Пункт в прежнем городе больше не выбран.'}
        onChanged={delivery.letGoOfPoint}
      />
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
