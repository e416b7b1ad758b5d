import type { ReactNode } from 'react'
import type { BasketChange } from '#data/basket/changes'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { offerInWords } from '#data/catalogue/lensOffers'
import { Notice } from '#ui/states/Notice'

interface ChangedBasketProps {
  changes: readonly BasketChange[]
  offers: Pick<KnownOffers, 'byId'>
  /** What the customer can do now. */
  children: ReactNode
}

/** 'Корзина изменилась': the basket that the customer has seen, and the current one. */
export function ChangedBasket({ changes, offers, children }: ChangedBasketProps) {
  const nameOf = ({ title, offerId }: BasketChange) => {
    const offer = offers.byId.get(String(offerId))
    return [title, offer && offerInWords(offer, title)].filter(Boolean).join(', ')
  }
  return (
    <Notice tone="bad">
      <p className="strong">Корзина изменилась</p>
      {changes.map((change, index) => (
        <p key={index}>
          {nameOf(change)}: было {change.was}, стало {change.is}
        </p>
      ))}
      {children}
    </Notice>
  )
}
