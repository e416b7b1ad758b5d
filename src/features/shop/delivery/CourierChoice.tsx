import { LOST_ADDRESS } from '#data/checkout/shownDelivery'
import type { Delivery } from '#data/checkout/useDelivery'
import { needsSession } from '#domain/ApiError'
import { sameId } from '#domain/Id'
import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'
import { openDialog } from '#host/lensWidgets'
import { lazyComponent } from '#host/loading/lazyComponent'
import { AddressSearch } from '#parts/AddressSearch'
import type { NewAddressDialogProps } from '#parts/NewAddressDialog'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { Suspense, useId, useState } from 'react'
import { DeliveryDays } from './DeliveryDays'

const NewAddressDialog = lazyComponent<NewAddressDialogProps>(() =>
  import('#parts/NewAddressDialog').then(({ NewAddressDialog }) => NewAddressDialog),
)

/** Asks where the courier delivers: to one of the saved addresses, or to a new one. */
export function CourierChoice({ delivery, withDays }: { delivery: Delivery; withDays: boolean }) {
  const { saved, addressId, lostAddress, pendingAddressId, chooseAddress, failure } = delivery
  const name = useId()
  const [isAdding, setAdding] = useState(false)
  if (saved.data === undefined && needsSession(saved.error)) return <SignInFirst />
  const isFailed = saved.data?.addresses.some(({ id }) => sameId(id, failure?.id)) === true
  return (
    <div className="delivery__courier flat">
      <Loaded
        query={saved}
        failure="Адреса не загрузились"
        skeleton={<Skeleton label="Загружаем адреса" heights={[64, 64]} />}
      >
        {({ addresses }) => (
          <>
            {lostAddress && <Notice tone="bad">{LOST_ADDRESS[lostAddress]}</Notice>}
            {addresses.length === 0 && <p className="soft">Адресов пока нет. Добавьте первый.</p>}
            <fieldset className="delivery__addresses">
              <legend className="visually-hidden">Адрес доставки</legend>
              <AddressSearch addresses={addresses} chosen={pendingAddressId ?? addressId}>
                {(found) =>
                  found.map((address) => (
                    <AddressOption
                      key={address.id}
                      name={name}
                      address={address}
                      isChosen={sameId(pendingAddressId ?? addressId, address.id)}
                      onChosen={() => void chooseAddress(address.id)}
                    />
                  ))
                }
              </AddressSearch>
            </fieldset>
            {isFailed && failure && pendingAddressId === undefined && (
              <Notice tone="bad">
                <FailureText error={failure.error} />
              </Notice>
            )}
            <div>
              <Button variant="secondary" loads onClick={() => setAdding(true)}>
                Новый адрес
              </Button>
            </div>
            {withDays && addresses.some(({ id }) => sameId(id, addressId)) && (
              <DeliveryDays to={{ type: 'courier', addressId }} />
            )}
          </>
        )}
      </Loaded>
      <Suspense>
        {isAdding && (
          <NewAddressDialog
            onSaved={(id) => {
              setAdding(false)
              delivery.onAddressSaved(id)
            }}
            onClosed={() => setAdding(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

const SignInFirst = () => (
  <div className="row">
    <p>Войдите, чтобы выбрать адрес</p>
    <Button variant="secondary" small onClick={() => openDialog('login')}>
      Войти
    </Button>
  </div>
)

interface AddressOptionProps {
  /** Name of the radio group. */
  name: string
  address: Address
  isChosen: boolean
  onChosen: () => void
}

/** Shows one of the saved addresses as a radio button. */
function AddressOption({ name, address, isChosen, onChosen }: AddressOptionProps) {
  const line = addressInOneLine(address)
  const description = addressDescription(address)
  return (
    <label className="check option">
      <input type="radio" name={name} checked={isChosen} onChange={onChosen} />
      <span className="item__main">
        <span className="strong">{line}</span>
        {description !== '' && <span className="small soft">{description}</span>}
      </span>
    </label>
  )
}
