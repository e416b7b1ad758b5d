import { isOfLenses } from '#data/catalogue/lensOffers'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import { useWornLenses } from '#data/lenses/useWornLenses'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { ChatLink } from '#ui/controls/ChatLink'
import { Card } from '#ui/Card'
import { orderPrint } from './orderPrint'

/** All that may follow an order: a question, a return, a page for accounts. */
export function OrderHelp({ order }: { order: Order }) {
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
  return (
    <Card
      title="Вопрос по заказу"
      foot={
        <>
          <ChatLink about={`Заказ № ${number}`}>Написать в чат</ChatLink>
          <Button variant="secondary" small onClick={() => void onPrint()}>
            Распечатать<span className="visually-hidden"> заказ № {number}</span>
          </Button>
        </>
      }
    >
      <p className="small">
        Не подошло? Вопрос о заказе или возврате — в чате поддержки, номер заказа мы уже вписали.
      </p>
    </Card>
  )
}
