import type { ReactNode } from 'react'
import type { InferType } from 'yup'
import type { Address, AddressDraft } from '../domain/postalAddress'
import type { Id } from '../domain/Id'
import { CityField, type City } from './CityField'
import { Form } from '../forms/Form'
import { SubmitButton } from '../forms/SubmitButton'
import { TextareaField } from '../forms/fields/TextareaField'
import { TextField } from '../forms/fields/TextField'
import type { Search } from '../domain/suggestions'
import { addressRules, draftOf, typedAddress } from './lib/addressRules'

export interface AddressFormProps {
  /** The address to edit; without it the form creates a new one. */
  address?: Address | undefined
  /** The customer's city, for a new address. */
  city?: City | undefined
  searchCity: Search
  /** Creates the address, or updates the given one; resolves to its id. */
  save: (draft: AddressDraft, address: Address | undefined) => Promise<Id>
  /** Receives the id of the saved address, so that the caller can select it at once; the form waits for it. */
  onSaved: (id: Id) => void | Promise<void>
  /** Button that leaves the form, beside the submit button: `<DismissButton>` in a dialog. */
  cancel: ReactNode
}

// Maps the server's field name of the city to that of the form.
const FIELD_OF = { fiasId: 'location' }

export function AddressForm({ address, city, searchCity, save, onSaved, cancel }: AddressFormProps) {
  const onSubmit = async (typed: InferType<typeof addressRules>) =>
    onSaved(await save(draftOf(typed, address), address))
  return (
    <Form
      schema={addressRules}
      initial={typedAddress(address, city)}
      onSubmit={onSubmit}
      draftKey={address === undefined ? 'address-new' : `address-${address.id}`}
      fieldOf={FIELD_OF}
    >
      <CityField name="location" label="Город или посёлок" search={searchCity} />
      <TextField name="street" label="Улица" autoComplete="address-line1" optional />
      <div className="fields fields--pairs">
        <TextField name="houseNumber" label="Дом" autoComplete="off" />
        <TextField name="postalCode" label="Индекс" inputMode="numeric" autoComplete="postal-code" optional />
        <TextField name="houseApartment" label="Квартира" autoComplete="address-line2" optional />
        <TextField name="entrance" label="Подъезд" autoComplete="off" optional />
        <TextField name="floor" label="Этаж" autoComplete="off" optional />
        <TextField name="intercom" label="Домофон" autoComplete="off" optional />
      </div>
      <TextareaField name="comment" label="Комментарий курьеру" optional />
      <div className="dialog__actions">
        <SubmitButton>Сохранить адрес</SubmitButton>
        {cancel}
      </div>
    </Form>
  )
}
