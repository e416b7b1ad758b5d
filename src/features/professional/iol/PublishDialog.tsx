import type { IolRequest } from '#data/iolRequests/iolRequest'
import { usePublishIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { numbered } from '#domain/text/numbered'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useStatusChange } from './useStatusChange'

interface PublishDialogProps {
  request: IolRequest
  onClosed: () => void
}

/** Asks for confirmation before a request is published: a published request can no longer be edited. */
export function PublishDialog({ request: { id, number, updatedAt }, onClosed }: PublishDialogProps) {
  const [publish] = usePublishIolRequestMutation()
  const changeStatus = useStatusChange()
  const onConfirmed = async () => {
    await changeStatus(id, 'published', publish({ id, updatedAt }).unwrap())
    onClosed()
  }
  return (
    <ConfirmDialog
      question={`${numbered('Опубликовать запрос', number)}?`}
      action="Опубликовать"
      variant="primary"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Его увидят эксперты. Изменить его потом нельзя, добавить файлы можно.
    </ConfirmDialog>
  )
}
