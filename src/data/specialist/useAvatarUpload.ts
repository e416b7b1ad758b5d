import { startTransfer, type UploadOptions } from '../../api/upload'
import { useUploadAvatarMutation } from './specialistEditsApi'

/** Returns the function that sends the picture of the specialist and gives its address. */
export function useAvatarUpload() {
  const [uploadAvatar] = useUploadAvatarMutation()
  return (file: File, options: UploadOptions): Promise<string> =>
    startTransfer(file, options, (transfer) => uploadAvatar({ transfer }))
}
