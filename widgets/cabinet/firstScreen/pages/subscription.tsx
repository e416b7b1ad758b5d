import { SubscriptionPage } from '#features/shop/subscription/overview/SubscriptionPage'
import { drawPage } from '../drawPage'

export default drawPage(() => <SubscriptionPage />)
