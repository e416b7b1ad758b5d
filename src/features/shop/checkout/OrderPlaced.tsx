import { useEffect, useRef } from 'react'
import { usePaymentTypesQuery } from '#data/checkout/paymentApi'
import type { Id } from '#domain/Id'
import { formatMoney, type Money } from '#domain/numbers/money'
import type { Status } from '#domain/Status'
import { TextLink } from '#ui/controls/TextLink'
import { PayButton } from '#parts/PayButton'

interface OrderPlacedProps {
  order: { id: Id; number: string; totalPrice: Money | null; status?: Status }
}

/** 'Заказ № 48301 оформлен', with the way to pay as long as it can be paid (contract 16.6). */
export function OrderPlaced({ order }: OrderPlacedProps) {
  const { id, number, totalPrice, status } = order
  const isCancelled = status?.code === 'cancelled'
  const { data: payments = [] } = usePaymentTypesQuery(id, {
    refetchOnMountOrArgChange: true,
    skip: isCancelled,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canPay = payments.some(({ code, isAvailable }) => code === 'card_online' && isAvailable)
  return (
    <div className="card stack" part="card">
      <h2 tabIndex={-1} ref={heading}>
        Заказ № {number || id} {isCancelled ? 'отменён' : 'оформлен'}
      </h2>
      {totalPrice && (
        <p>
          {canPay ? 'К оплате' : 'Сумма заказа'}: {formatMoney(totalPrice)}
        </p>
      )}
      {canPay && <PayButton order={{ id, number }} />}
      <TextLink to={`/orders/?order=${encodeURIComponent(id)}`} after="right">
        Подробности заказа
      </TextLink>
    </div>
  )
}
