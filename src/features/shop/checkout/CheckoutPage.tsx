import { needsSession } from '#domain/ApiError'
import { useEffect, useState } from 'react'
import { isEmpty, JUST_READ } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import { useMonoOrdersQuery, useOrdersQuery } from '#data/orders/ordersApi'
import { failureIn, remoteData } from '#domain/remoteData'
import { sameId } from '#domain/Id'
import type { SaleType } from '#data/orders/order'
import { tellCheckoutBegan } from '#data/trade/tellTrade'
import { noteParameter, pageQuery } from '#host/page/pageAddress'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { scrollToTop } from '#host/page/scroll'
import { openDialog } from '#host/lensWidgets'
import { Button } from '#ui/controls/Button'
import { TextLink } from '#ui/controls/TextLink'
import { ErrorState } from '#ui/states/ErrorState'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { attemptOf, ownerOf } from '#data/checkout/attempt'
import type { PlacedOrder } from '#data/checkout/checkout'
import { useGoToPayment } from '#data/checkout/useGoToPayment'
import { EmptyBasket } from '../goods/EmptyBasket'
import { CheckoutForm } from './CheckoutForm'
import { OrderPlaced } from './OrderPlaced'
import css from './checkout.css'

/** Shows the checkout on one page, and afterwards the placed order (contract 16). */
export function CheckoutPage({ type }: { type: SaleType }) {
  const [asked] = useState(() => new URLSearchParams(pageQuery()).get('order'))
  const [placed, setPlaced] = useState<PlacedOrder>()
  const orders = remoteData(useOrdersQuery(undefined, { skip: asked === null || type === 'mono' }))
  const mono = remoteData(useMonoOrdersQuery(undefined, { skip: asked === null }))
  const goToPayment = useGoToPayment()

  // The order of another customer counts as not found.
  const asking = type === 'mono' ? [mono] : [orders, mono]
  const known = asking.flatMap((read) => (read.state === 'known' ? read.value : []))
  const found = known.find(({ id }) => sameId(id, asked)) ?? known.find(({ number }) => number === asked)
  const isLooking = asked !== null && !found && asking.some(({ state }) => state === 'waiting')
  // If the orders fail to load, it is unknown whether the order exists.
  const unread = asked === null ? undefined : failureIn(type === 'mono' ? mono : orders)
  const failure = needsSession(unread?.error) ? undefined : unread

  const onPlaced = async (order: PlacedOrder) => {
    noteParameter('order', String(order.id))
    setPlaced(order)
    scrollToTop()
    if (order.isPaymentRequired) await goToPayment(order.id)
  }
  const shown = placed ?? found
  return (
    <div className="checkout">
      <StyleSheet href={css} />
      {shown ? (
        <OrderPlaced order={shown} type={type} />
      ) : isLooking ? (
        <Skeleton label="Загружаем заказ" heights={[40, 24, 48]} />
      ) : (
        <>
          {failure && (
            // The form stays below the error, because a new order is possible: the basket no longer holds
            // what was ordered.
            <ErrorState
              title="Заказ не загрузился"
              message={failure.error.message}
              busy={failure.isRetrying}
              onRetry={() => void failure.retry()}
            />
          )}
          <div className="checkout__head">
            <TextLink href={ofBasket(basketUrl(), type)} before="left">
              Корзина
            </TextLink>
            <h2>Оформление заказа</h2>
          </div>
          <Ordering type={type} onPlaced={(order) => void onPlaced(order)} />
        </>
      )}
    </div>
  )
}

function Ordering({ type, onPlaced }: { type: SaleType; onPlaced: (order: PlacedOrder) => void }) {
  const basket = useBasketQuery(type, { refetchOnMountOrArgChange: JUST_READ })
  if (basket.data === undefined && needsSession(basket.error)) {
    return (
      <div className="card stack" part="card">
        <p>Войдите, чтобы увидеть корзину</p>
        <Button onClick={() => openDialog('login')}>Войти</Button>
      </div>
    )
  }
  return (
    <Loaded
      query={basket}
      failure="Корзина не загрузилась"
      skeleton={<Skeleton label="Загружаем корзину" heights={[160, 220, 160, 120]} />}
    >
      {(held) => <Held basket={held} type={type} onPlaced={onPlaced} />}
    </Loaded>
  )
}

function Held({ basket, type, onPlaced }: Parameters<typeof CheckoutForm>[0]) {
  // Once shown, the form stays: an order whose response was lost may have emptied the basket.
  const isTried = () => attemptOf(type, ownerOf(basket)).sent !== undefined
  const [isBegun, setBegun] = useState(() => !isEmpty(basket) || isTried())
  if (!isBegun && !isEmpty(basket)) setBegun(true)
  useEffect(() => tellCheckoutBegan(basket.items), [basket])
  return isBegun ? <CheckoutForm basket={basket} type={type} onPlaced={onPlaced} /> : <EmptyBasket />
}
