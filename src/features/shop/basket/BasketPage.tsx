import { JUST_READ } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import type { SaleType } from '#data/orders/order'
import { needsSession } from '#data/session/needsSession'
import { FormStyles } from '#forms/FormStyles'
import { openDialog } from '#host/lensWidgets'
import { Button } from '#ui/controls/Button'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { BasketContents } from './BasketContents'
import { OtherBasket } from './OtherBasket'
import css from './basket.css'

/** Shows the basket (contract 15): its items, its cost, and the way to the checkout. */
export function BasketPage({ type }: { type: SaleType }) {
  const basket = useBasketQuery(type, { refetchOnMountOrArgChange: JUST_READ })
  return (
    <div className="basket">
      <StyleSheet href={css} />
      <FormStyles />
      <h2>Корзина</h2>
      {basket.data === undefined && needsSession(basket.error) ? (
        <div className="card stack" part="card">
          <p>Войдите, чтобы увидеть корзину</p>
          <Button onClick={() => openDialog('login')}>Войти</Button>
        </div>
      ) : (
        <>
          <Loaded
            query={basket}
            failure="Корзина не загрузилась"
            skeleton={<Skeleton label="Загружаем корзину" heights={[96, 96, 96, 160]} />}
          >
            {(held) => <BasketContents basket={held} type={type} />}
          </Loaded>
          <OtherBasket type={type === 'eshop' ? 'mono' : 'eshop'} />
        </>
      )}
    </div>
  )
}
