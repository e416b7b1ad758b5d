import { toApiError } from '#domain/ApiError'
import type { Id } from '#domain/Id'
import type { StoryFile } from '#data/friends/story'
import { useDeleteStoryFileMutation } from '#data/friends/storiesApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

interface RemoveFileDialogProps {
  storyId: Id
  /** Undefined if the shop no longer has the file. */
  file: StoryFile | undefined
  onRemoved: () => void
  onClosed: () => void
}

export function RemoveFileDialog({ storyId, file, onRemoved, onClosed }: RemoveFileDialogProps) {
  const [remove, { isLoading, error }] = useDeleteStoryFileMutation()
  const onConfirmed = async () => {
    const result = file === undefined ? undefined : await remove({ id: storyId, fileId: file.id })
    // A file that the shop no longer has counts as removed.
    if (result?.error === undefined || toApiError(result.error).kind === 'notFound') onRemoved()
  }
  return (
    <ConfirmDialog
      question="Убрать файл?"
      action="Убрать файл"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {file?.name ?? 'Файл'} удалится из истории. Вернуть его можно, только загрузив снова.
    </ConfirmDialog>
  )
}
