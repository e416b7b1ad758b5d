import type { UploadOptions } from '../../api/upload'
import { startTransfer } from '../../api/upload'
import type { Id } from '../../domain/Id'
import { useAddStoryFileMutation } from './storiesApi'

/** Adds a file to a story and gives the file's id: what a `FileDrop` wants as its `upload`. */
export function useStoryFileUpload(story: Id) {
  const [addStoryFile] = useAddStoryFileMutation()
  return async (file: File, options: UploadOptions): Promise<string> => {
    const added = await startTransfer(file, options, (transfer) => addStoryFile({ id: story, transfer }))
    return String(added.id)
  }
}
