import { Suspense, useState } from 'react'
import { useDeliveryServicesQuery } from '#data/checkout/checkoutApi'
import { deliveryPrice, priceText } from '#data/checkout/deliveryPrice'
import { LOST_ADDRESS, LOST_POINT } from '#data/checkout/shownDelivery'
import type { Place } from '#data/checkout/useDestination'
import { pointInWords, type DeliveryPoint } from '#data/places/places'
import { sameId } from '#domain/Id'
import { addressInOneLine } from '#domain/postalAddress'
import { remoteData, valueOf, type ReadFailure } from '#domain/remoteData'
import { foundBy, plainText } from '#domain/search'
import { SearchInput } from '#forms/SearchInput'
import { FormStyles } from '#forms/FormStyles'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { Radios } from '#ui/controls/Radios'
import { Announced } from '#ui/states/Announced'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { AddressSearch } from '../AddressSearch'
import type { NewAddressDialogProps } from '../NewAddressDialog'
import type { Again } from './lib/useAgain'

const NewAddressDialog = lazyComponent<NewAddressDialogProps>(() =>
  import('../NewAddressDialog').then(({ NewAddressDialog }) => NewAddressDialog),
)

/** Number of points listed at once; a search finds the others. */
const SHOWN = 5

const NO_POINTS: readonly DeliveryPoint[] = []

export interface PlacesProps {
  again: Again
  onChosen: (place: Place) => void
}

/** The customer's addresses, the chosen point, and a search for others. */
export function Places({ again, onChosen }: PlacesProps) {
  const { way, point, addressId, delivery } = again.destination
  const services = valueOf(remoteData(useDeliveryServicesQuery('eshop')))
  const [isAdding, setAdding] = useState(false)
  const [sought, setSought] = useState('')
  const points = remoteData(delivery.points)
  const saved = remoteData(delivery.saved)
  const all = points.state === 'known' ? points.value : NO_POINTS
  const own = point ?? delivery.point
  const others = all.filter(({ id }) => !sameId(id, own?.id))
  const foundPoints = foundBy(others, sought, ({ name, address }) => plainText(`${name} ${address}`))
  const shown = [...(own ? [own] : []), ...(sought.trim() === '' && own ? [] : foundPoints.slice(0, SHOWN))]
  const noteOf = (to: 'courier' | 'point', at?: DeliveryPoint) =>
    [to === 'courier' ? 'Курьер' : '', priceText(deliveryPrice(services, to, at, undefined))]
      .filter(Boolean)
      .join(', ')
  const addresses = saved.state === 'known' ? saved.value.addresses : []
  const value =
    way === 'courier' ? (addressId === null ? '' : `address ${addressId}`) : point ? `point ${point.id}` : ''
  return (
    <>
      <FormStyles />
      {saved.state === 'failed' && <NotLoaded title="Адреса не загрузились" failure={saved} />}
      {points.state === 'failed' && <NotLoaded title="Пункты не загрузились" failure={points} />}
      {delivery.lostAddress && <Notice tone="bad">{LOST_ADDRESS[delivery.lostAddress]}</Notice>}
      {delivery.lostPoint && <Notice tone="bad">{LOST_POINT[delivery.lostPoint]}</Notice>}
      <AddressSearch addresses={addresses} chosen={way === 'courier' ? addressId : null}>
        {(found) => (
          <Radios
            legend="Куда доставить"
            value={value}
            options={[
              ...found.map((address) => ({
                value: `address ${address.id}`,
                label: addressInOneLine(address),
                note: noteOf('courier'),
              })),
              ...shown.map((one) => ({
                value: `point ${one.id}`,
                label: pointInWords(one),
                note: noteOf('point', one),
              })),
            ]}
            onChosen={(key) => {
              const address = addresses.find(({ id }) => key === `address ${id}`)
              const at = shown.find(({ id }) => key === `point ${id}`)
              if (address) onChosen({ way: 'courier', addressId: address.id })
              else if (at) onChosen({ way: 'point', point: at })
            }}
          />
        )}
      </AddressSearch>
      {all.length > 0 && (
        <>
          <SearchInput label="Найти пункт выдачи" value={sought} onTyped={setSought} />
          <Announced>
            {sought.trim() !== '' && foundPoints.length === 0 && <p role="status">Пункты не найдены</p>}
          </Announced>
        </>
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

function NotLoaded({ title, failure }: { title: string; failure: ReadFailure }) {
  return (
    <Notice tone="bad">
      <p>{title}</p>
      <FailureText error={failure.error} />
      <RetryButton variant="quiet" small busy={failure.isRetrying} onClick={() => void failure.retry()} />
    </Notice>
  )
}
