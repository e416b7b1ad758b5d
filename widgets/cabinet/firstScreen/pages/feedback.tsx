import { ReviewsPage } from '#features/vision/reviews/ReviewsPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <ReviewsPage />)
