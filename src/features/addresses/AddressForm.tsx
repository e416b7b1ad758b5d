import type { ReactNode } from 'react'
import type { InferType } from 'yup'
import type { Address } from '../../domain/address'
import type { Id } from '../../domain/Id'
import { CityField } from '../../forms/CityField'
import { Form } from '../../forms/Form'
import { SubmitButton } from '../../forms/SubmitButton'
import { TextareaField } from '../../forms/TextareaField'
import { TextField } from '../../forms/TextField'
import type { Search } from '../../forms/useSuggestions'
import { addressRules, draftOf, typedAddress } from './addressRules'
import { useCreateAddressMutation, useUpdateAddressMutation } from './addressesApi'

export interface AddressFormProps {
  /** The address to change; without it the form makes a new one. */
  address?: Address | undefined
  searchCity: Search
  /** Gets the id of what was saved, for those who choose it right away. */
  onSaved: (id: Id) => void
  /** The way out, beside the button that saves: `<DismissButton>` in a dialog. */
  cancel: ReactNode
}

// The server's name of the city is not the field's.
const FIELD_OF = { fias_id: 'location' }

export function AddressForm({ address, searchCity, onSaved, cancel }: AddressFormProps) {
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  const onSubmit = async (typed: InferType<typeof addressRules>) => {
    const draft = draftOf(typed, address)
    const saving = address === undefined ? create(draft) : update({ id: address.id, draft })
    onSaved(await saving.unwrap())
  }
  return (
    <Form
      schema={addressRules}
      initial={typedAddress(address)}
      onSubmit={onSubmit}
      draftKey={address === undefined ? 'address-new' : `address-${address.id}`}
      fieldOf={FIELD_OF}
    >
      <CityField name="location" label="Город или посёлок" search={searchCity} />
      <TextField name="street" label="Улица" autoComplete="address-line1" optional />
      <div className="fields">
        <TextField name="house_number" label="Дом" autoComplete="off" />
        <TextField name="house_apartment" label="Квартира" autoComplete="address-line2" optional />
        <TextField name="entrance" label="Подъезд" autoComplete="off" optional />
        <TextField name="floor" label="Этаж" autoComplete="off" optional />
        <TextField name="intercom" label="Домофон" autoComplete="off" optional />
        <TextField
          name="postal_code"
          label="Индекс"
          inputMode="numeric"
          autoComplete="postal-code"
          optional
        />
      </div>
      <TextareaField name="comment" label="Комментарий курьеру" optional />
      <div className="dialog__actions">
        <SubmitButton>Сохранить адрес</SubmitButton>
        {cancel}
      </div>
    </Form>
  )
}
