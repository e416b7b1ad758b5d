import { Notice } from '#ui/states/Notice'
import { isEmpty, isLens, type Basket, type BasketItem } from '#data/basket/basket'
import { UNSEEN_ITEM, useItemsInWords } from '#data/basket/useItemsInWords'
import { leavingItems } from '#data/subscription/replacement'
import { useBasketValidityQuery } from '#data/basket/basketApi'
import { LeavingItems } from '../LeavingItems'

interface BasketNoticeProps {
  basket: Basket
  /** Whether the new items replace those in the basket. */
  isReplaced: boolean
}

/** Lists the items that are already in the basket, so that they do not surprise the customer. */
export function BasketNotice({ basket, isReplaced }: BasketNoticeProps) {
  const { data: validity } = useBasketValidityQuery(undefined, { skip: isEmpty(basket) || isReplaced })
  const words = useItemsInWords(isReplaced ? NONE : basket.items, isLens)
  if (isEmpty(basket)) return null
  const held = [...words, ...(basket.unreadable ?? []).map(() => UNSEEN_ITEM)]
  return (
    <Notice tone={isReplaced ? 'bad' : 'info'}>
      {isReplaced ? (
        <>
          <p>В корзине подписка на линзы. Обычные линзы заменят её.</p>
          <LeavingItems items={leavingItems(basket)} />
        </>
      ) : (
        <p>В корзине уже лежит: {held.join('; ')}. Новые товары добавятся к ним.</p>
      )}
      {validity?.isValid === false && validity.messages.map((message) => <p key={message}>{message}</p>)}
    </Notice>
  )
}

const NONE: readonly BasketItem[] = []
