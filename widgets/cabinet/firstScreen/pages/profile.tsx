import { ProfilePage } from '../../../../src/features/account/profile/ProfilePage'
import { FormStyles } from '../../../../src/forms/FormStyles'
import { drawPage } from '../drawPage'

export default drawPage(() => (
  <>
    <FormStyles />
    <ProfilePage />
  </>
))
