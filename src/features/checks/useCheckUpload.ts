import type { UploadOptions } from '../../api/upload'
import { startTransfer } from '../../api/upload'
import { useUploadCheckMutation } from './checksApi'

/** Uploads the file of a receipt and gives its id: what a `FileDrop` wants as its `upload`. */
export function useCheckUpload() {
  const [uploadCheck] = useUploadCheckMutation()
  return async (file: File, options: UploadOptions): Promise<string> =>
    String(await startTransfer(file, options, (transfer) => uploadCheck({ transfer })))
}
