import { TrialPage } from '#features/shop/trial/TrialPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <TrialPage />)
