import { sameId } from '#domain/Id'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { useState } from 'react'
import { FailureNotice } from '#ui/states/FailureNotice'
import { priceInWords } from '#domain/numbers/money'
import type { Offer } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { Loaded } from '#ui/states/Loaded'
import type { OrderDialogProps } from './orderDialogs'
import { useAddSubscriptionGoodsMutation } from '#data/subscription/orderEditsApi'
import type { SubscriptionOrder } from '#data/subscription/subscription'
import { useSubscriptionAdditionalProductsQuery } from '#data/subscription/subscriptionApi'

/** Offers products to add to the order. */
export function GoodsDialog({ order, onClosed, onDone }: OrderDialogProps) {
  const products = useSubscriptionAdditionalProductsQuery()
  // A product is added with the id of one of its offers, so the offers are loaded too.
  const offers = useAllOffersOf(
    'eshop',
    products.data?.map(({ id }) => id),
  )
  const [add, { isLoading, error, originalArgs }] = useAddSubscriptionGoodsMutation()
  // This is the order as it was when the dialog opened. An added product appears in the order at once, but
  // the list keeps it until the server has confirmed it.
  const [before] = useState(order)
  const onAdded = (offer: Offer) =>
    void add(offer)
      .unwrap()
      .then(
        () => onDone(`${titleInWords(offer)}: добавили в заказ`),
        () => undefined,
      )
  const skeleton = <Skeleton label="Загружаем товары" heights={[64, 64, 64, 48]} />
  return (
    <Dialog title="Добавить к заказу" onClosed={onClosed}>
      <FailureNotice error={error} />
      <Loaded query={products} failure="Товары не загрузились" skeleton={skeleton}>
        {(list) => (
          <Loaded query={offers} failure="Наличие не загрузилось" skeleton={skeleton}>
            {(sold) => {
              const ids = new Set(list.map(({ id }) => String(id)))
              const missing = sold.filter(
                (offer) => ids.has(String(offer.productId)) && !holds(before, offer),
              )
              const left = missing.filter(({ isAvailable }) => isAvailable)
              return left.length === 0 ? (
                <p>
                  {missing.length === 0
                    ? 'Всё, что можно добавить, уже в заказе.'
                    : 'Того, что ещё можно добавить, сейчас нет в наличии.'}
                </p>
              ) : (
                <ul className="list">
                  {left.map((offer) => (
                    <li key={offer.offerId} className="item">
                      <span className="item__main">
                        <span>{titleInWords(offer)}</span>
                        <span className="small soft num">{priceInWords(offer.price)}</span>
                      </span>
                      <Button
                        variant="secondary"
                        small
                        busy={isLoading && sameId(offer.offerId, originalArgs?.offerId)}
                        onClick={() => !isLoading && onAdded(offer)}
                      >
                        Добавить<span className="visually-hidden"> {titleInWords(offer)}</span>
                      </Button>
                    </li>
                  ))}
                </ul>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

const holds = ({ additional }: SubscriptionOrder, { offerId }: Offer) =>
  additional.some((item) => sameId(item.offerId, offerId))
