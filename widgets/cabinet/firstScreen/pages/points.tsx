import { PointsPage } from '#features/club/points/PointsPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <PointsPage />)
