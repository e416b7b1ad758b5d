import { SelectionPage } from '#features/vision/fittings/SelectionPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <SelectionPage />)
