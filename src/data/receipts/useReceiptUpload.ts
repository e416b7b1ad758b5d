import { startTransfer } from '../../api/upload'
import { useUploadReceiptMutation } from './receiptsApi'
import { useTellBegun } from './useTellBegun'

/** Returns a function that uploads a receipt's file, with progress and abort. */
export function useReceiptUpload() {
  const [uploadReceipt] = useUploadReceiptMutation()
  const tellBegun = useTellBegun()
  return async (file: File, options: Parameters<typeof startTransfer>[1]): Promise<string> => {
    tellBegun()
    return String(await startTransfer(file, options, (transfer) => uploadReceipt({ transfer })))
  }
}
