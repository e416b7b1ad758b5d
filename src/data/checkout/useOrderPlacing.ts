import { useEffect, useEffectEvent, useState } from 'react'
import type { SaleType } from '../orders/order'
import type { Basket } from '../basket/basket'
import { useLazyBasketQuery } from '../basket/basketApi'
import { useCheckBasket } from '../basket/useCheckBasket'
import { ownerOf, type SentItem } from './attempt'
import type { PlacedOrder } from './checkout'
import { usePlaceOrderMutation, useSetCheckoutRecipientMutation } from './checkoutApi'
import { OrderPlacing, type OrderCalls, type OrderDetails, type PlacingState } from './orderPlacing'
import { useReadOrders } from './orderSearch'
import { useConsentToPublicOfferMutation, useLazyAgreementQuery } from './paymentApi'
import { useConfirmAgreementMutation } from '../agreements/agreementsApi'

/**
 * Places orders of one basket while its page is open, and returns the state of the last attempt.
 * @param seen the basket that the customer sees
 * @param goods the only goods to order; omitted if the whole basket is ordered
 */
export function useOrderPlacing(
  type: SaleType,
  seen: Basket,
  onPlaced: (order: PlacedOrder) => void,
  goods?: readonly SentItem[],
) {
  const calls = useOrderCalls(type)
  const [state, setState] = useState<PlacingState>({ name: 'idle' })
  const [placing] = useState(() => new OrderPlacing(type, seen, calls, setState))
  const page = { owner: ownerOf(seen), onPlaced, ...(goods && { goods }) }

  const resume = useEffectEvent(() => void placing.resume(page))
  useEffect(() => {
    // The search starts after the first render.
    const timer = setTimeout(() => resume())
    return () => clearTimeout(timer)
  }, [])

  return {
    state: state.name,
    trouble: state.name === 'idle' ? state.trouble : undefined,
    onTroubleSeen: () => placing.clearTrouble(),
    agreeTo: (basket: Basket) => placing.agreeTo(basket),
    place: (details: OrderDetails) => placing.place(details, page),
  }
}

function useOrderCalls(type: SaleType): OrderCalls {
  const [readBasket] = useLazyBasketQuery()
  const checkBasket = useCheckBasket(type)
  const [setRecipient] = useSetCheckoutRecipientMutation()
  const [consent] = useConsentToPublicOfferMutation()
  const [readAgreement] = useLazyAgreementQuery()
  const [confirmAgreement] = useConfirmAgreementMutation()
  const [placeOrder] = usePlaceOrderMutation()
  const readOrders = useReadOrders(type)
  return {
    readBasket: () => readBasket(type).unwrap(),
    checkBasket,
    setRecipient: (recipient) => setRecipient(recipient).unwrap(),
    consent: () => consent().unwrap(),
    isAgreementConfirmed: (id) => readAgreement(id).unwrap(),
    confirmAgreement: (id) => confirmAgreement(id).unwrap(),
    readOrders,
    placeOrder: (draft) => placeOrder(draft).unwrap(),
  }
}
