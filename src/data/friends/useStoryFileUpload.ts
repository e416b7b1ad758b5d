import type { UploadOptions } from '../../api/upload'
import { startTransfer } from '../../api/upload'
import type { Id } from '../../domain/Id'
import { useAddStoryFileMutation } from './storiesApi'

/** Returns a function that adds a file to a story and resolves to its id: the `upload` of a `FileDrop`. */
export function useStoryFileUpload(story: Id) {
  const [addStoryFile] = useAddStoryFileMutation()
  return async (file: File, options: UploadOptions): Promise<string> => {
    const added = await startTransfer(file, options, (transfer) => addStoryFile({ id: story, transfer }))
    return String(added.id)
  }
}
