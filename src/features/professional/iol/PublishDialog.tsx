import { useState } from 'react'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { usePublishIolRequestMutation } from '#data/iolRequests/iolWritesApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'
import { useStatusChange } from './useStatusChange'

interface PublishDialogProps {
  request: IolRequest
  onClosed: () => void
}

/** Asks for confirmation before a request is published: a published request can no longer be edited. */
export function PublishDialog({ request: { id, number, updatedAt }, onClosed }: PublishDialogProps) {
  const [publish] = usePublishIolRequestMutation()
  const changeStatus = useStatusChange()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const onConfirmed = async () => {
    setBusy(true)
    setError(undefined)
    await changeStatus(id, 'published', publish({ id, updatedAt }).unwrap()).then(onClosed, setError)
    setBusy(false)
  }
  return (
    <ConfirmDialog
      question={`Опубликовать запрос № ${number}?`}
      action="Опубликовать"
      variant="primary"
      busy={busy}
      error={error !== undefined && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Его увидят эксперты. Изменить его потом нельзя, добавить файлы можно.
    </ConfirmDialog>
  )
}
