import { Notice } from '#ui/states/Notice'
import { isEmpty, itemInWords, type Basket } from '#data/basket/basket'
import { leavingTitles } from '#data/subscription/replacement'
import { useBasketValidityQuery } from '#data/basket/basketApi'

interface BasketNoticeProps {
  basket: Basket
  /** Whether the new items replace those in the basket. */
  isReplaced: boolean
}

/** Shows the items that the basket already holds, so that they do not surprise the customer. */
export function BasketNotice({ basket, isReplaced }: BasketNoticeProps) {
  const { data: validity } = useBasketValidityQuery(undefined, { skip: isEmpty(basket) || isReplaced })
  if (isEmpty(basket)) return null
  const held = [...basket.items.map(itemInWords), ...(basket.unreadable ?? []).map(() => UNSEEN)]
  const leaving = leavingTitles(basket)
  return (
    <Notice tone={isReplaced ? 'bad' : 'info'}>
      {isReplaced ? (
        <>
          <p>В корзине подписка на линзы. Обычные линзы заменят её.</p>
          {leaving.length > 0 && <p>Из корзины уйдёт: {leaving.join('; ')}</p>}
        </>
      ) : (
        <p>В корзине уже лежит: {held.join('; ')}. Новые товары добавятся к ним.</p>
      )}
      {validity?.isValid === false && validity.messages.map((message) => <p key={message}>{message}</p>)}
    </Notice>
  )
}

const UNSEEN = 'товар, который не удалось показать'
