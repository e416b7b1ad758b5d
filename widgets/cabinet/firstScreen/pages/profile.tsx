import { ProfilePage } from '#features/account/profile/ProfilePage'
import { FormStyles } from '#forms/FormStyles'
import { drawPage } from '../drawPage'

export default drawPage(() => (
  <>
    <FormStyles />
    <ProfilePage />
  </>
))
