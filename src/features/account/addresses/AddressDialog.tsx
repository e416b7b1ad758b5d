import { useSaveAddress } from '#data/addresses/useSaveAddress'
import { useCitySearch } from '#data/city/useCitySearch'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { AddressForm, type AddressFormProps } from '#parts/AddressForm'

type AddressDialogProps = Omit<AddressFormProps, 'cancel' | 'save' | 'searchCity'> & { onClosed: () => void }

/** Creates or changes an address. */
export function AddressDialog({ onClosed, ...form }: AddressDialogProps) {
  const save = useSaveAddress()
  const searchCity = useCitySearch()
  return (
    <Dialog title={form.address === undefined ? 'Новый адрес' : 'Изменение адреса'} onClosed={onClosed}>
      <AddressForm {...form} save={save} searchCity={searchCity} cancel={<DismissButton />} />
    </Dialog>
  )
}
