import { useState } from 'react'
import { object } from 'yup'
import { toApiError } from '../../../src/domain/ApiError'
import { addressDescription, addressInOneLine, type Address } from '../../../src/domain/address'
import type { Id } from '../../../src/domain/Id'
import { AddressForm } from '../../../src/features/addresses/AddressForm'
import { useAddressesQuery } from '../../../src/features/addresses/addressesApi'
import { useCitySearch } from '../../../src/features/city/useCitySearch'
import type { OrderDialogProps } from '../../../src/features/subscription/orderDialogs'
import { useSetSubscriptionAddressMutation } from '../../../src/features/subscription/orderEditsApi'
import { Form } from '../../../src/forms/Form'
import { RadioCards } from '../../../src/forms/RadioCards'
import { text } from '../../../src/forms/rules'
import { SubmitButton } from '../../../src/forms/SubmitButton'
import { Bones } from '../../../src/ui/Bones'
import { Button } from '../../../src/ui/Button'
import { Dialog } from '../../../src/ui/Dialog'
import { DismissButton } from '../../../src/ui/DismissButton'
import { Loaded } from '../../../src/ui/Loaded'
import { Notice } from '../../../src/ui/Notice'

const STEP = 10

/** Where the order goes: one of the customer's addresses, or a new one. */
export function AddressChoice({ order, onClosed, onDone }: OrderDialogProps) {
  const addresses = useAddressesQuery()
  const searchCity = useCitySearch()
  const [set] = useSetSubscriptionAddressMutation()
  const [isNew, setNew] = useState(false)
  const [problem, setProblem] = useState<string>()

  const onChosen = async (id: Id, address?: Address) => {
    await set({ id, address }).unwrap()
    onDone('Адрес изменён')
  }
  // It is among the addresses in any case: when the order does not take it, the customer can choose it again.
  const onCreated = (id: Id) => {
    setNew(false)
    onChosen(id).catch((error: unknown) => setProblem(toApiError(error).message))
  }
  return (
    <Dialog title={isNew ? 'Новый адрес' : 'Куда привезти'} onClosed={onClosed}>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      {isNew ? (
        <AddressForm
          searchCity={searchCity}
          onSaved={onCreated}
          cancel={
            <Button variant="quiet" onClick={() => setNew(false)}>
              Назад
            </Button>
          }
        />
      ) : (
        <Loaded
          query={addresses}
          failure="Адреса не загрузились"
          skeleton={<Bones label="Загружаем адреса" heights={[64, 64]} />}
        >
          {(list) => (
            <AddressList
              addresses={list}
              current={order.deliveryAddress?.id ?? null}
              onChosen={onChosen}
              onNew={() => setNew(true)}
            />
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

interface AddressListProps {
  addresses: readonly Address[]
  current: Id | null
  onChosen: (id: Id, address?: Address) => Promise<void>
  onNew: () => void
}

const rules = object({ address: text().required('Выберите адрес') })

function AddressList({ addresses, current, onChosen, onNew }: AddressListProps) {
  const [limit, setLimit] = useState(STEP)
  // The address of the order stands first, however long the list is: the one it had, since what is being chosen is shown
  // in the order at once, and the list must not move under the pointer.
  const [before] = useState(current)
  const isCurrent = ({ id }: Address) => String(id) === String(before)
  const ordered = [...addresses.filter(isCurrent), ...addresses.filter((address) => !isCurrent(address))]
  const options = ordered.slice(0, limit).map((address) => ({
    value: String(address.id),
    label: addressInOneLine(address),
    note: addressDescription(address),
  }))
  const onSubmit = async ({ address: chosen }: { address: string }) => {
    const address = addresses.find(({ id }) => String(id) === chosen)
    if (address) await onChosen(address.id, address)
  }
  return (
    <Form
      schema={rules}
      initial={{ address: addresses.some(isCurrent) ? String(before) : '' }}
      onSubmit={onSubmit}
    >
      {options.length > 0 ? (
        <RadioCards name="address" label="Адрес доставки" options={options} />
      ) : (
        <p className="soft">Адресов пока нет.</p>
      )}
      {ordered.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + STEP)}>
          Показать ещё
        </Button>
      )}
      <Button variant="secondary" onClick={onNew}>
        Новый адрес
      </Button>
      <div className="dialog__actions">
        {options.length > 0 && <SubmitButton>Выбрать</SubmitButton>}
        <DismissButton />
      </div>
    </Form>
  )
}
