import { OrdersOverview } from '../../../../src/features/shop/orders/OrdersOverview'
import { FormStyles } from '../../../../src/forms/FormStyles'
import { drawPage } from '../drawPage'

export default drawPage(() => (
  <>
    <FormStyles />
    <OrdersOverview />
  </>
))
