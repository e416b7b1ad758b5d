import type { IolRequest } from '#data/iolRequests/iolRequest'
import { useDeleteIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { numbered } from '#domain/text/numbered'
import { DeleteDialog } from '#ui/dialogs/DeleteDialog'

interface DeleteRequestDialogProps {
  request: IolRequest
  onDeleted: () => void
  onClosed: () => void
}

export function DeleteRequestDialog({
  request: { id, number },
  onDeleted,
  onClosed,
}: DeleteRequestDialogProps) {
  const [remove] = useDeleteIolRequestMutation()
  return (
    <DeleteDialog
      question={`${numbered('Удалить запрос', number)}?`}
      action="Удалить"
      remove={() => remove(id)}
      onDeleted={onDeleted}
      onCancelled={onClosed}
    >
      Черновик и его файлы не вернуть.
    </DeleteDialog>
  )
}
