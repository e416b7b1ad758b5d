import { ReviewsPage } from '../../../../src/features/vision/reviews/ReviewsPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <ReviewsPage />)
