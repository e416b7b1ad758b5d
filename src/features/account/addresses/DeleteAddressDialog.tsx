import { sentence } from '#domain/sentence'
import { FailureText } from '#ui/states/FailureText'
import { addressInOneLine, type Address } from '#domain/postalAddress'
import { isDeleted } from '#domain/wasDone'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useDeleteAddressMutation } from '#data/addresses/addressesApi'

interface DeleteAddressDialogProps {
  address: Address
  onDeleted: () => void
  onCancelled: () => void
}

export function DeleteAddressDialog({ address, onDeleted, onCancelled }: DeleteAddressDialogProps) {
  const [remove, { isLoading, error }] = useDeleteAddressMutation()
  const onConfirmed = async () => {
    const { error } = await remove(address.id)
    if (isDeleted(error)) onDeleted()
  }
  return (
    <ConfirmDialog
      question="Удалить адрес?"
      action="Удалить адрес"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      {sentence(addressInOneLine(address))} Его больше нельзя будет выбрать при оформлении заказа.
    </ConfirmDialog>
  )
}
