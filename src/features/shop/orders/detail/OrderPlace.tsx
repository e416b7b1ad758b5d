import { Suspense, useMemo } from 'react'
import { useDeliveryPointsQuery } from '#data/checkout/deliveryPointsApi'
import type { Delivery, SaleType } from '#data/orders/order'
import { pointTypeLabel } from '#data/places/places'
import { unbroken } from '#data/orders/activeOrder'
import { openingHours } from '#domain/dates/openingHours'
import { isOnMap } from '#domain/coordinates'
import { lazyComponent } from '#host/loading/lazyComponent'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { PlaceContacts } from '#map/PlaceContacts'
import type { PointMapProps } from '#map/PointMap'
import { Card } from '#ui/Card'
import { InSight } from '#ui/InSight'
import { Skeleton } from '#ui/states/Skeleton'

const PointMap = lazyComponent<PointMapProps>(() => import('#map/PointMap').then(({ PointMap }) => PointMap))

const NOUN = ['пункт', 'пункта', 'пунктов'] as const
const HEIGHT = 176

/** The point where the order waits: its code, its place on the map, hours and the way there. */
export function OrderPlace({ delivery, type }: { delivery: Delivery; type: SaleType }) {
  const { pointCode, address } = delivery
  const { data } = useDeliveryPointsQuery(type, { skip: pointCode === null })
  const point = data?.find(({ code }) => code === pointCode)
  const pins = useMemo(
    () =>
      point?.coordinates && isOnMap(point.coordinates)
        ? [{ id: point.id, name: point.name, coordinates: point.coordinates }]
        : [],
    [point],
  )
  const hours = point ? openingHours(point) : ''
  return (
    <Card title="Где получить">
      {pointCode !== null && (
        <div>
          <p className="small soft">Код пункта</p>
          <p className="order-place__code">{pointCode}</p>
        </div>
      )}
      {pins.length > 0 && (
        <InSight>
          <ErrorBoundary>
            <Suspense fallback={<Skeleton label="Загружаем карту" heights={[HEIGHT]} />}>
              <PointMap
                label="Пункт на карте"
                noun={NOUN}
                points={pins}
                selected={[]}
                onSelected={() => undefined}
                height={HEIGHT}
              />
            </Suspense>
          </ErrorBoundary>
        </InSight>
      )}
      <div>
        <p>{[point && pointTypeLabel(point.type), unbroken(address)].filter(Boolean).join(', ')}</p>
        {hours !== '' && <p className="small soft">{hours}</p>}
      </div>
      {point && <PlaceContacts place={point} />}
    </Card>
  )
}
