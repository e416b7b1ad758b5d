import { needsSession } from '#domain/ApiError'
import { JUST_READ } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import type { SaleType } from '#data/orders/order'
import { FormStyles } from '#forms/FormStyles'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { BasketContents } from './BasketContents'
import { BasketSkeleton } from './BasketSkeleton'
import { OtherBasket } from './OtherBasket'
import { SignInFirst } from './SignInFirst'
import css from './basket.css'
import linesCss from './lines/lines.css'

/** Shows the basket (contract 15): its items, its cost, and the button to the checkout. */
export function BasketPage({ type }: { type: SaleType }) {
  const basket = useBasketQuery(type, { refetchOnMountOrArgChange: JUST_READ })
  return (
    <div className="basket">
      <StyleSheet href={css} />
      <StyleSheet href={linesCss} />
      <FormStyles />
      <h2>Корзина</h2>
      {basket.data === undefined && needsSession(basket.error) ? (
        <SignInFirst />
      ) : (
        <>
          <Loaded query={basket} failure="Корзина не загрузилась" skeleton={<BasketSkeleton />}>
            {(held) => <BasketContents basket={held} type={type} />}
          </Loaded>
          <OtherBasket type={type === 'eshop' ? 'mono' : 'eshop'} />
        </>
      )}
    </div>
  )
}
