import { isOfLenses } from '#data/catalogue/lensOffers'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { Order } from '#data/orders/order'
import { numbered } from '#domain/text/numbered'
import { Button } from '#ui/controls/Button'
import { orderPrint } from './orderPrint'

interface PrintOrderProps {
  order: Order
}

/** Prints an order for accounting, with the eye and the power of its lenses if they are known. */
export const PrintOrder = BEFORE_REACT
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
