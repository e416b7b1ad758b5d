import { Dialog } from '../../ui/Dialog'
import { DismissButton } from '../../ui/DismissButton'
import { AddressForm, type AddressFormProps } from './AddressForm'

type AddressDialogProps = Omit<AddressFormProps, 'cancel'> & { onClosed: () => void }

/** A new address, or one to change. */
export function AddressDialog({ onClosed, ...form }: AddressDialogProps) {
  return (
    <Dialog title={form.address === undefined ? 'Новый адрес' : 'Изменение адреса'} onClosed={onClosed}>
      <AddressForm {...form} cancel={<DismissButton />} />
    </Dialog>
  )
}
