import { useMemo } from 'react'
import { useDeliveryPointsQuery } from '#data/checkout/deliveryPointsApi'
import type { Delivery, SaleType } from '#data/orders/order'
import { useMapFailed } from '#data/locator/useFailureLog'
import { pointTypeLabel } from '#data/places/places'
import { unbroken } from '#data/orders/activeOrder'
import { openingHours } from '#domain/dates/openingHours'
import { isOnMap } from '#domain/coordinates'
import { MapPane } from '#map/MapPane'
import { PlaceContacts } from '#map/PlaceContacts'
import { Card } from '#ui/Card'

const NOUN = ['пункт', 'пункта', 'пунктов'] as const
const HEIGHT = 176

/** Shows the pickup point of an order: its code, its place on the map, its hours and the way there. */
export function OrderPlace({ delivery, type }: { delivery: Delivery; type: SaleType }) {
  const { pointCode, address } = delivery
  const { data } = useDeliveryPointsQuery(type, { skip: pointCode === null })
  const point = data?.points.find(({ code }) => code === pointCode)
  const pins = useMemo(
    () =>
      point?.coordinates && isOnMap(point.coordinates)
        ? [{ id: point.id, name: point.name, coordinates: point.coordinates }]
        : [],
    [point],
  )
  const onMapFailed = useMapFailed()
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
        <MapPane
          label="Пункт на карте"
          noun={NOUN}
          points={pins}
          selected={[]}
          onSelected={() => undefined}
          height={HEIGHT}
          failure="Карта не загрузилась. Адрес пункта указан ниже"
          onFailed={onMapFailed}
        />
      )}
      <div>
        <p>{[point && pointTypeLabel(point.type), unbroken(address)].filter(Boolean).join(', ')}</p>
        {hours !== '' && <p className="small soft">{hours}</p>}
      </div>
      {point && <PlaceContacts place={point} />}
    </Card>
  )
}
