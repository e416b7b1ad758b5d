import type { Order } from '#data/orders/order'
import { numbered } from '#domain/text/numbered'
import { Card } from '#ui/Card'
import { ChatLink } from '#ui/controls/ChatLink'
import { OrderPlace } from './OrderPlace'
import { PrintOrder } from './PrintOrder'

/** Offers help with an order: the chat for questions and returns, and a page to print. */
const OrderHelp = ({ order }: { order: Order }) => (
  <Card
    title="Вопрос по заказу"
    foot={
      <>
        <ChatLink about={numbered('Заказ', order.number)}>Написать в чат</ChatLink>
        <PrintOrder order={order} />
      </>
    }
  >
    <p className="small">
      Не подошло? Вопрос о заказе или возврате — в чате поддержки, номер заказа мы уже вписали.
    </p>
  </Card>
)

/** Shows the pickup point and the help of an order, which are beside its facts. */
export const OrderExtras = ({ order }: { order: Order }) => (
  <>
    {/* Points and map are not awaited before React. */}
    {!BEFORE_REACT && order.delivery?.type === 'point' && (
      <OrderPlace delivery={order.delivery} type={order.saleType ?? 'eshop'} />
    )}
    <OrderHelp order={order} />
  </>
)
