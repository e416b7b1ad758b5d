import { useFormikContext } from 'formik'
import { Activity, useState, type ReactNode } from 'react'
import { object } from 'yup'
import { FailureText } from '#ui/states/FailureText'
import { addressDescription, addressInOneLine, type Address } from '#domain/postalAddress'
import { sameId, type Id } from '#domain/Id'
import { AddressSearch } from '#parts/AddressSearch'
import { AddressForm } from '#parts/AddressForm'
import { useAddressesQuery } from '#data/addresses/addressesApi'
import { useSaveAddress } from '#data/addresses/useSaveAddress'
import { useCitySearch } from '#data/city/useCitySearch'
import type { OrderDialogProps } from './orderDialogs'
import { useSetSubscriptionAddressMutation } from '#data/subscription/orderEditsApi'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { idOfOne } from '#forms/lib/rules'
import { useMoreRadios } from '#forms/lib/useMoreRadios'
import { SubmitButton } from '#forms/SubmitButton'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'

const STEP = 10

/** Asks for the address of the order: one of the customer's addresses, or a new one. */
export function AddressDialog({ order, onClosed, onDone }: OrderDialogProps) {
  const addresses = useAddressesQuery()
  const searchCity = useCitySearch()
  const save = useSaveAddress()
  const [set] = useSetSubscriptionAddressMutation()
  const [isNew, setNew] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()

  const onChosen = async (id: Id, address?: Address) => {
    await set({ id, address }).unwrap()
    onDone('Адрес изменён')
  }
  // The new address is saved in any case: if the order refuses it, the customer can choose it again.
  const onCreated = async (id: Id) => {
    try {
      await onChosen(id)
    } catch (error) {
      setProblem(<FailureText error={error} />)
      setNew(false)
    }
  }
  return (
    <Dialog title={isNew ? 'Новый адрес' : 'Куда привезти'} onClosed={onClosed}>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {isNew && (
        <AddressForm
          searchCity={searchCity}
          save={save}
          onSaved={onCreated}
          cancel={
            <Button variant="quiet" onClick={() => setNew(false)}>
              Назад
            </Button>
          }
        />
      )}
      {/* The hidden list keeps its search and its choice. */}
      <Activity mode={isNew ? 'hidden' : 'visible'}>
        <Loaded
          query={addresses}
          failure="Адреса не загрузились"
          skeleton={<Skeleton label="Загружаем адреса" heights={[64, 64]} />}
        >
          {(list) => (
            <AddressList
              addresses={list}
              current={order.deliveryAddress ? order.deliveryAddress.id : null}
              onChosen={onChosen}
              onNew={() => setNew(true)}
            />
          )}
        </Loaded>
      </Activity>
    </Dialog>
  )
}

interface AddressListProps {
  addresses: readonly Address[]
  current: Id | null
  onChosen: (id: Id, address?: Address) => Promise<void>
  onNew: () => void
}

const rulesOf = (addresses: readonly Address[]) => object({ address: idOfOne(addresses, 'Выберите адрес') })

function AddressList({ addresses, current, onChosen, onNew }: AddressListProps) {
  // The address that the order had when the dialog opened is always the first one. A choice appears in the
  // order at once, and the list must not move under the pointer.
  const [before] = useState(current)
  const isCurrent = ({ id }: Address) => sameId(id, before)
  const ordered = [...addresses.filter(isCurrent), ...addresses.filter((address) => !isCurrent(address))]
  const onSubmit = async ({ address: chosen }: { address: string }) => {
    const address = addresses.find(({ id }) => sameId(id, chosen))
    if (address) await onChosen(address.id, address)
  }
  return (
    <Form
      schema={rulesOf(addresses)}
      initial={{ address: addresses.some(isCurrent) ? String(before) : '' }}
      onSubmit={onSubmit}
    >
      {ordered.length === 0 && <p className="soft">Адресов пока нет.</p>}
      <Choice addresses={ordered} />
      <Button variant="secondary" onClick={onNew}>
        Новый адрес
      </Button>
      <div className="dialog__actions">
        {ordered.length > 0 && <SubmitButton>Выбрать</SubmitButton>}
        <DismissButton />
      </div>
    </Form>
  )
}

/** Lists the addresses that match the search; the selected one stays among them. */
function Choice({ addresses }: Pick<AddressListProps, 'addresses'>) {
  const { values } = useFormikContext<{ address: string }>()
  return (
    <AddressSearch addresses={addresses} chosen={values.address}>
      {(found) => <Options addresses={found} />}
    </AddressSearch>
  )
}

function Options({ addresses }: Pick<AddressListProps, 'addresses'>) {
  const { limit, onMore } = useMoreRadios('address', STEP)
  const options = addresses.slice(0, limit).map((address) => ({
    value: String(address.id),
    label: addressInOneLine(address),
    note: addressDescription(address),
  }))
  return (
    <>
      {options.length > 0 && <RadioCards name="address" label="Адрес доставки" options={options} />}
      {addresses.length > limit && (
        <Button variant="quiet" onClick={onMore}>
          Показать ещё
        </Button>
      )}
    </>
  )
}
