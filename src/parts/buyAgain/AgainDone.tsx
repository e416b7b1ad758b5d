import { useEffect } from 'react'
import type { PlacedOrder } from '#data/checkout/checkout'
import { useGoToPayment } from '#data/checkout/useGoToPayment'
import { orderPath } from '#data/orders/activeOrder'
import { formatMoney } from '#domain/numbers/money'
import { numbered } from '#domain/text/numbered'
import { Button } from '#ui/controls/Button'
import { TextLink } from '#ui/controls/TextLink'
import { takeFocus } from '#ui/lib/takeFocus'
import { Notice } from '#ui/states/Notice'
import { PayButton } from '../PayButton'

interface AgainDoneProps {
  order: PlacedOrder
  onClosed: () => void
}

/** The placed order: its number, its sum and its payment. */
export function AgainDone({ order, onClosed }: AgainDoneProps) {
  const { id, number, totalPrice, isPaymentRequired } = order
  const pay = useGoToPayment()
  useEffect(() => {
    if (isPaymentRequired) void pay(id)
    // The payment opens once; customers who return pay with the button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {numbered('Заказ', number)} оформлен
      </h3>
      {totalPrice && (
        <p>
          {isPaymentRequired ? 'К оплате' : 'Сумма заказа'}: {formatMoney(totalPrice)}
        </p>
      )}
      <Notice tone="done">Когда и куда он придёт, сказано на странице заказа.</Notice>
      <div className="dialog__actions">
        {isPaymentRequired && <PayButton order={order} />}
        <TextLink to={orderPath({ id })} after="right">
          Подробности заказа
        </TextLink>
        <Button variant="quiet" onClick={onClosed}>
          Закрыть
        </Button>
      </div>
    </>
  )
}
