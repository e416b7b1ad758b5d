import { sentence } from '#domain/text/sentence'
import { addressInOneLine, type Address } from '#domain/postalAddress'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'
import { useDeleteAddressMutation } from '#data/addresses/addressesApi'

interface DeleteAddressDialogProps {
  address: Address
  onDeleted: () => void
  onCancelled: () => void
}

export function DeleteAddressDialog({ address, onDeleted, onCancelled }: DeleteAddressDialogProps) {
  const [remove] = useDeleteAddressMutation()
  return (
    <DeleteDialog
      question="Удалить адрес?"
      action="Удалить адрес"
      remove={() => remove(address.id)}
      onDeleted={onDeleted}
      onCancelled={onCancelled}
    >
      {sentence(addressInOneLine(address))} Его больше нельзя будет выбрать при оформлении заказа.
    </DeleteDialog>
  )
}
