import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useDeleteIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { isDeleted } from '#domain/wasDone'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

interface DeleteDialogProps {
  request: IolRequest
  onDeleted: () => void
  onClosed: () => void
}

export function DeleteDialog({ request: { id, number }, onDeleted, onClosed }: DeleteDialogProps) {
  const [remove, { isLoading, error }] = useDeleteIolRequestMutation()
  const onConfirmed = async () => {
    const removed = await remove(id)
    if (isDeleted(removed.error)) onDeleted()
  }
  return (
    <ConfirmDialog
      question={`Удалить запрос № ${number}?`}
      action="Удалить"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Черновик и его файлы не вернуть.
    </ConfirmDialog>
  )
}
