import { OrderDetail } from '#features/shop/orders/OrderDetail'
import { OrdersOverview } from '#features/shop/orders/OrdersOverview'
import { FormStyles } from '#forms/FormStyles'
import { drawPage } from '../drawPage'

export default drawPage(() => {
  const id = new URLSearchParams(location.search).get('order')
  return (
    <>
      <FormStyles />
      {id === null ? <OrdersOverview /> : <OrderDetail id={id} />}
    </>
  )
})
