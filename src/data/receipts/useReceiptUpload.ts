import { startTransfer } from '../../api/upload'
import { useUploadReceiptMutation } from './receiptsApi'

/** How a receipt's file is sent: with its progress, and to be stopped. */
export function useReceiptUpload() {
  const [uploadReceipt] = useUploadReceiptMutation()
  return async (file: File, options: Parameters<typeof startTransfer>[1]): Promise<string> =>
    String(await startTransfer(file, options, (transfer) => uploadReceipt({ transfer })))
}
