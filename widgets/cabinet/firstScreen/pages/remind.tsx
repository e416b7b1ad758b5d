import { RemindersPage } from '#features/vision/reminders/RemindersPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <RemindersPage />)
