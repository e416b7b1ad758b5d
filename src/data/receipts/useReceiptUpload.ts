import { startTransfer } from '../../api/upload'
import { useUploadReceiptMutation } from './receiptsApi'

/** Returns the function that uploads a receipt's file; it reports progress and can be stopped. */
export function useReceiptUpload() {
  const [uploadReceipt] = useUploadReceiptMutation()
  return async (file: File, options: Parameters<typeof startTransfer>[1]): Promise<string> =>
    String(await startTransfer(file, options, (transfer) => uploadReceipt({ transfer })))
}
