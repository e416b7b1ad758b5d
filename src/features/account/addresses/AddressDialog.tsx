import { useSaveAddress } from '#data/addresses/useSaveAddress'
import { useOwnCity } from '#data/profile/useOwnCity'
import { useCitySearch } from '#data/city/useCitySearch'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { AddressForm, type AddressFormProps } from '#parts/AddressForm'

type AddressDialogProps = Omit<AddressFormProps, 'cancel' | 'city' | 'save' | 'searchCity'> & {
  onClosed: () => void
}

/** Creates a new address, or edits the given one. */
export function AddressDialog({ onClosed, ...form }: AddressDialogProps) {
  const city = useOwnCity()
  const save = useSaveAddress()
  const searchCity = useCitySearch()
  return (
    <Dialog title={form.address === undefined ? 'Новый адрес' : 'Изменение адреса'} onClosed={onClosed}>
      <AddressForm {...form} city={city} save={save} searchCity={searchCity} cancel={<DismissButton />} />
    </Dialog>
  )
}
