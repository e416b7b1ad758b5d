import type { Order } from '#data/orders/order'
import { numbered } from '#domain/text/numbered'
import { Card } from '#ui/Card'
import { ChatLink } from '#ui/controls/ChatLink'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { useWornLenses } from '#data/lenses/useWornLenses'
import { Button } from '#ui/controls/Button'
import { OrderPlace } from './OrderPlace'
import { orderPrint } from './orderPrint'

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

interface PrintOrderProps {
  order: Order
}

/** Prints an order for accounting, with the eye and the power of its lenses if they are known. */
const PrintOrder = BEFORE_REACT
  ? ({ order }: PrintOrderProps) => <PrintButton number={order.number} />
  : PrintKnownOrder

function PrintKnownOrder({ order }: PrintOrderProps) {
  const { number, items, saleType } = order
  const lenses = items.filter((item) => item.offerId !== null && isOfLenses(item))
  const offers = useOffersOfProducts(
    saleType ?? 'eshop',
    lenses.flatMap(({ productId }) => productId ?? []),
  )
  const { worn } = useWornLenses(lenses.length > 0)
  const onPrint = async () => {
    const { printPage } = await import('#host/page/printPage')
    printPage(orderPrint(order, offers.byId, worn))
  }
  return <PrintButton number={number} onPressed={() => void onPrint()} />
}

interface PrintButtonProps {
  number: string
  onPressed?: () => void
}

const PrintButton = ({ number, onPressed }: PrintButtonProps) => (
  <Button variant="secondary" small onClick={onPressed}>
    Распечатать<span className="visually-hidden"> {numbered('заказ', number)}</span>
  </Button>
)
