import { startTransfer, type UploadOptions } from '../../api/upload'
import type { IolRequest } from './iolRequest'
import { useAddIolAttachmentMutation } from './iolWritesApi'

/** Returns a function that adds a file to a request and resolves to its id: the `upload` of a `FileDrop`. */
export function useIolFileUpload({ id, status }: Pick<IolRequest, 'id' | 'status'>) {
  const [add] = useAddIolAttachmentMutation()
  return async (file: File, options: UploadOptions): Promise<string> => {
    const added = await startTransfer(file, options, (transfer) => add({ id, status, transfer }))
    return String(added.id)
  }
}
