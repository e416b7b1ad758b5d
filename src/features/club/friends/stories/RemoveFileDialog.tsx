import type { Id } from '#domain/Id'
import { isDeleted } from '#domain/wasDone'
import type { StoryFile } from '#data/friends/story'
import { useDeleteStoryFileMutation } from '#data/friends/storiesApi'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'

interface RemoveFileDialogProps {
  storyId: Id
  /** Undefined if the shop no longer has the file. */
  file: StoryFile | undefined
  onRemoved: () => void
  onClosed: () => void
}

export function RemoveFileDialog({ storyId, file, onRemoved, onClosed }: RemoveFileDialogProps) {
  const [remove] = useDeleteStoryFileMutation()
  const onConfirmed = async () => {
    const error: unknown = file && (await remove({ id: storyId, fileId: file.id })).error
    if (!isDeleted(error)) throw error
    onRemoved()
  }
  return (
    <ConfirmDialog
      question="Убрать файл?"
      action="Убрать файл"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      {file?.name ?? 'Файл'} удалится из истории. Вернуть его можно, только загрузив снова.
    </ConfirmDialog>
  )
}
