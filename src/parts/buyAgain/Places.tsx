import { Suspense, useState } from 'react'
import { useDeliveryServicesQuery } from '#data/checkout/checkoutApi'
import { deliveryPrice, priceText } from '#data/checkout/deliveryPrice'
import type { Place } from '#data/checkout/useDestination'
import { pointInWords, type DeliveryPoint } from '#data/places/places'
import { sameId } from '#domain/Id'
import { normalizeText } from '#domain/normalizeText'
import { addressInOneLine } from '#domain/postalAddress'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { Radios } from '#ui/controls/Radios'
import type { NewAddressDialogProps } from '../NewAddressDialog'
import type { Again } from './lib/useAgain'

const NewAddressDialog = lazyComponent<NewAddressDialogProps>(() =>
  import('../NewAddressDialog').then(({ NewAddressDialog }) => NewAddressDialog),
)

const plain = (text: string) => normalizeText(text).toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** As many points as are read at once; a search finds the others. */
const SHOWN = 5

export interface PlacesProps {
  again: Again
  onChosen: (place: Place) => void
}

/** The customer's addresses, the chosen point and a search among the others. */
export function Places({ again, onChosen }: PlacesProps) {
  const { way, point, addressId, delivery } = again.destination
  const { data: services = [] } = useDeliveryServicesQuery('eshop')
  const [isAdding, setAdding] = useState(false)
  const [sought, setSought] = useState('')
  const all = delivery.points.data ?? []
  const own = point ?? delivery.point
  const found = all.filter(
    (one) => !sameId(one.id, own?.id) && plain(`${one.name} ${one.address}`).includes(plain(sought)),
  )
  const points = [...(own ? [own] : []), ...(sought.trim() === '' && own ? [] : found.slice(0, SHOWN))]
  const noteOf = (to: 'courier' | 'point', at?: DeliveryPoint) =>
    [to === 'courier' ? 'Курьер' : '', priceText(deliveryPrice(services, to, at, undefined))]
      .filter(Boolean)
      .join(', ')
  const addresses = delivery.saved.data?.addresses ?? []
  const value =
    way === 'courier' ? (addressId === null ? '' : `address ${addressId}`) : point ? `point ${point.id}` : ''
  return (
    <>
      <Radios
        legend="Куда доставить"
        value={value}
        options={[
          ...addresses.map((address) => ({
            value: `address ${address.id}`,
            label: addressInOneLine(address),
            note: noteOf('courier'),
          })),
          ...points.map((one) => ({
            value: `point ${one.id}`,
            label: pointInWords(one),
            note: noteOf('point', one),
          })),
        ]}
        onChosen={(key) => {
          const address = addresses.find(({ id }) => key === `address ${id}`)
          const at = points.find(({ id }) => key === `point ${id}`)
          if (address) onChosen({ way: 'courier', addressId: address.id })
          else if (at) onChosen({ way: 'point', point: at })
        }}
      />
      {all.length > 0 && (
        <label className="field">
          <span>Найти пункт выдачи</span>
          <input
            className="input"
            type="search"
            autoComplete="off"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          {sought.trim() !== '' && found.length === 0 && <span role="status">Пункты не найдены</span>}
        </label>
      )}
      <div>
        <Button variant="secondary" small loads onClick={() => setAdding(true)}>
          Новый адрес
        </Button>
      </div>
      <Suspense>
        {isAdding && (
          <NewAddressDialog
            onSaved={(id) => {
              setAdding(false)
              onChosen({ way: 'courier', addressId: id })
            }}
            onClosed={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  )
}
