import type { Order } from '#data/orders/order'
import { Card } from '#ui/Card'
import { ChatLink } from '#ui/controls/ChatLink'
import { OrderPlace } from './OrderPlace'
import { PrintOrder } from './PrintOrder'

/** All that may follow an order: a question, a return, a page for accounts. */
const OrderHelp = ({ order }: { order: Order }) => (
  <Card
    title="Вопрос по заказу"
    foot={
      <>
        <ChatLink about={`Заказ № ${order.number}`}>Написать в чат</ChatLink>
        <PrintOrder order={order} />
      </>
    }
  >
    <p className="small">
      Не подошло? Вопрос о заказе или возврате — в чате поддержки, номер заказа мы уже вписали.
    </p>
  </Card>
)

/** What stands beside an order, besides its facts. */
export const OrderExtras = ({ order }: { order: Order }) => (
  <>
    {/* Points and map are not awaited before React. */}
    {!BEFORE_REACT && order.delivery?.type === 'point' && (
      <OrderPlace delivery={order.delivery} type={order.saleType ?? 'eshop'} />
    )}
    <OrderHelp order={order} />
  </>
)
