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
 * Asks for the delivery method and the place. The page passes the state of `useDelivery`, and reads the
 * choice from it.
 * @param courierOnly true for a subscription, which is delivered only by courier
 */
export function DeliveryChoice({
  delivery,
  courierOnly = false,
  withDays = true,
  onPointChosen,
}: {
  delivery: Delivery
  courierOnly?: boolean
  /** False if the page shows the delivery days itself. */
  withDays?: boolean
  /** Called once a point has been chosen; the list of points folds then. */
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
