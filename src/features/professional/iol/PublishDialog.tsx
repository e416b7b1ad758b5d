import type { IolRequest } from '#data/iolRequests/iolRequest'
import { usePublishIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

interface PublishDialogProps {
  request: IolRequest
  onClosed: () => void
}

/** Asks before experts see the request: a published one is changed no more. */
export function PublishDialog({ request: { id, number, updatedAt }, onClosed }: PublishDialogProps) {
  const [publish, { isLoading, error }] = usePublishIolRequestMutation()
  const onConfirmed = async () => {
    const published = await publish({ id, updatedAt })
    if (published.error === undefined) onClosed()
  }
  return (
    <ConfirmDialog
      question={`Опубликовать запрос № ${number}?`}
      action="Опубликовать"
      variant="primary"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Его увидят эксперты. Изменить его потом нельзя, добавить файлы можно.
    </ConfirmDialog>
  )
}
