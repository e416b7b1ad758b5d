import { startTransfer, type UploadOptions } from '../../api/upload'
import { useUploadAvatarMutation } from './specialistEditsApi'

/** Returns a function that uploads the specialist's picture and resolves to its address. */
export function useAvatarUpload() {
  const [uploadAvatar] = useUploadAvatarMutation()
  return (file: File, options: UploadOptions): Promise<string> =>
    startTransfer(file, options, (transfer) => uploadAvatar({ transfer }))
}
