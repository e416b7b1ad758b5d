import { useSaveCheckoutAddressMutation } from '#data/checkout/checkoutApi'
import { useCitySearch } from '#data/city/useCitySearch'
import type { Id } from '#domain/Id'
import { AddressForm } from '#parts/AddressForm'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'

export interface NewAddressDialogProps {
  onSaved: (id: Id) => void
  onClosed: () => void
}

/** Saves a new address and selects it for the order in one call. */
export function NewAddressDialog({ onSaved, onClosed }: NewAddressDialogProps) {
  const searchCity = useCitySearch()
  const [save] = useSaveCheckoutAddressMutation()
  return (
    <Dialog title="Новый адрес" onClosed={onClosed}>
      <AddressForm
        searchCity={searchCity}
        save={(address) => save({ type: 'courier', address }).unwrap()}
        onSaved={onSaved}
        cancel={<DismissButton />}
      />
    </Dialog>
  )
}
