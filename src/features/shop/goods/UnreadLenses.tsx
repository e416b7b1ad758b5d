import type { Ref } from 'react'
import type { BasketItem } from '#data/basket/basket'
import type { KnownOffers } from '#data/catalogue/useOffersOfProducts'
import { RetryButton } from '#ui/states/ErrorState'
import { Notice } from '#ui/states/Notice'
import { areUnread } from './useLensLines'

interface UnreadLensesProps {
  items: readonly BasketItem[]
  offers: KnownOffers
  /** Takes the focus of a press that waits for them. */
  ref?: Ref<HTMLDivElement>
}

/** Says that powers of lenses did not load: without them nobody knows what is bought. */
export const UnreadLenses = ({ items, offers, ref }: UnreadLensesProps) =>
  areUnread(items, offers) && (
    <div tabIndex={-1} ref={ref}>
      <Notice tone="bad">
        <p>Параметры линз не загрузились</p>
        <RetryButton variant="quiet" small onClick={offers.refetch} />
      </Notice>
    </div>
  )
