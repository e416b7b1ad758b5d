import type { ReactNode } from 'react'
import { formatDate } from '#domain/dates/dates'
import { lookup } from '#domain/lookup'
import type { Delivery, Order, Payment } from '#data/orders/order'
import { formatContactPhone } from '#domain/phone'
import { joinedByDots } from '#domain/text/joinedByDots'
import { Card } from '#ui/Card'
import { deliveryInWords } from '#data/orders/activeOrder'

const paymentTypes: Partial<Record<string, string>> = {
  card_online: 'Картой онлайн',
  card: 'Картой при получении',
  cash: 'Наличными при получении',
}

interface OrderFactsProps {
  order: Order
  /** The names of the three facts: delivery, payment and recipient. */
  names?: readonly [ReactNode, ReactNode, ReactNode]
}

/** Shows delivery, payment and recipient of an order. Facts that the shop has not sent are omitted. */
export function OrderFacts({
  order: { delivery, payment, recipient },
  names: [where, how, whom] = ['Доставка', 'Оплата', 'Получатель'],
}: OrderFactsProps) {
  return (
    <Card title="Доставка и оплата">
      <dl className="facts">
        <Fact
          name={where}
          lines={
            delivery && [
              deliveryInWords(delivery),
              whenInWords(delivery),
              delivery.trackingNumber && `Трек-номер ${delivery.trackingNumber}`,
            ]
          }
        />
        <Fact name={how} lines={payment && [paymentInWords(payment)]} />
        <Fact
          name={whom}
          lines={recipient && [recipient.name, recipient.phone !== '' && formatContactPhone(recipient)]}
        />
      </dl>
    </Card>
  )
}

interface FactProps {
  name: ReactNode
  lines: readonly (string | null | false)[] | null
}

/** Renders nothing if no line says anything. */
function Fact({ name, lines }: FactProps) {
  const [first, ...others] = lines?.filter(Boolean) ?? []
  if (!first) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {first}
        {others.map((line, index) => (
          <span key={index} className="facts__line">
            {line}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Returns the day and time of a delivery: '22 ноября 2026, с 10:00 до 14:00'. */
function whenInWords({ date, timeFrom, timeTo }: Delivery): string {
  const time = [timeFrom && `с ${timeFrom}`, timeTo && `до ${timeTo}`].filter(Boolean).join(' ')
  return [formatDate(date), time].filter(Boolean).join(', ')
}

/** Returns the type and status of a payment: 'Картой онлайн · Оплачен'. */
const paymentInWords = ({ type, status }: Payment): string =>
  joinedByDots([lookup(paymentTypes, type), status.label])
