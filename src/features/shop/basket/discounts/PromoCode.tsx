import { useId } from 'react'
import type { Basket } from '#data/basket/basket'
import { useRemovePromoCodeMutation } from '#data/basket/basketApi'
import { formatMoney } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { Fold } from './Fold'
import { PromoCodeForm } from './PromoCodeForm'
import { Removal } from './Removal'

interface PromoCodeProps {
  basket: Basket
  type: SaleType
}

/** Shows the promo code of the basket, or the form to enter one (contract 15.2). */
export function PromoCode({ basket: { promoCode, promoCodeExcess }, type }: PromoCodeProps) {
  const id = useId()
  const [remove, removal] = useRemovePromoCodeMutation()
  return (
    <Fold
      icon="ticket"
      title="Есть промокод?"
      noteId={id}
      removal={
        promoCode !== null && (
          <Removal
            action="Убрать промокод"
            noteId={id}
            removal={removal}
            onRemoved={() => void remove(type)}
          />
        )
      }
      note={
        promoCode !== null && (
          <>
            <p>{promoCode === false ? 'Промокод не удалось показать' : `Промокод ${promoCode} применён`}</p>
            {promoCodeExcess && promoCodeExcess.value > 0 && (
              <p>Промокод больше суммы заказа: {formatMoney(promoCodeExcess)} не используются</p>
            )}
          </>
        )
      }
    >
      <PromoCodeForm type={type} />
    </Fold>
  )
}
