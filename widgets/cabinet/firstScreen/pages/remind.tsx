import { RemindersPage } from '../../../../src/features/vision/reminders/RemindersPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <RemindersPage />)
