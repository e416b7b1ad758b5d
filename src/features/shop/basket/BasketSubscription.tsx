import type { Basket } from '#data/basket/basket'
import { formatMoney } from '#domain/numbers/money'
import { PERIODS } from '#data/subscription/period'
import { TextLink } from '#ui/controls/TextLink'

/** Shows the later cost of the subscription in the basket (contract 15.4). */
export function BasketSubscription({ basket }: { basket: Basket }) {
  const { deliveryPeriod, subscriptionTotalPrice } = basket
  return (
    <div className="stack stack--tight">
      <h3>Подписка</h3>
      {deliveryPeriod !== null && <p>{PERIODS[deliveryPeriod]}</p>}
      {deliveryPeriod !== 'one_time' && subscriptionTotalPrice && (
        <p>Каждая следующая доставка: {formatMoney(subscriptionTotalPrice)}</p>
      )}
      <TextLink to="/subscription/" after="right">
        Изменить
      </TextLink>
    </div>
  )
}
