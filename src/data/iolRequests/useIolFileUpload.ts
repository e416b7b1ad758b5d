import { startTransfer, type UploadOptions } from '../../api/upload'
import type { IolRequest } from './iolRequest'
import { useAddIolAttachmentMutation } from './iolWritesApi'

/** Adds a file to a request and gives the file's id: what a `FileDrop` wants as its `upload`. */
export function useIolFileUpload({ id, status }: Pick<IolRequest, 'id' | 'status'>) {
  const [add] = useAddIolAttachmentMutation()
  return async (file: File, options: UploadOptions): Promise<string> => {
    const added = await startTransfer(file, options, (transfer) => add({ id, status, transfer }))
    return String(added.id)
  }
}
