import { formatDay } from '../../domain/dates/dates'
import type { DeliveryDay, PaymentCode } from './checkout'
import { intervalInWords, PAYMENTS } from './deliveryPrice'

export type Interval = DeliveryDay['intervals'][number]

/** What the customer has chosen; '' where nothing. */
export interface WishedTerms {
  date: string
  /** '10:00–14:00' */
  interval: string
  payment: string
}

/** What a place offers. */
interface Offered {
  days: readonly DeliveryDay[]
  allowed: readonly PaymentCode[]
}

/** Day, time and payment of an order, as far as they are known. */
export interface OrderTerms {
  /** What was chosen, else the first; none where what was chosen has fallen away. */
  day: DeliveryDay | undefined
  /** Undefined for a day that has none, too. */
  time: Interval | undefined
  payment: PaymentCode | undefined
  /** 'Время 10:00–14:00 здесь недоступно. Выберите другое', of what has fallen away. */
  gone: { date?: string; interval?: string; payment?: string }
}

/**
 * What was chosen of what is offered now. What has fallen away is said and asked for again, never swapped for something
 * else (contract 16.2, 16.3).
 */
export function termsOf({ date, interval, payment }: WishedTerms, { days, allowed }: Offered): OrderTerms {
  // The first is proposed.
  const day = date === '' ? days[0] : days.find((one) => one.date === date)
  const time = day?.intervals.find((one) => intervalInWords(one) === interval)
  const allowedPayment = allowed.find((code) => code === payment)
  return {
    day,
    time,
    payment: allowedPayment,
    gone: {
      ...(date !== '' &&
        days.length > 0 &&
        !day && { date: `${formatDay(date)} здесь не доставляют. Выберите другой день` }),
      ...(interval !== '' &&
        day &&
        day.intervals.length > 0 &&
        !time && { interval: `Время ${interval} здесь недоступно. Выберите другое` }),
      ...(payment !== '' &&
        !allowedPayment && {
          payment: `Здесь недоступно: ${PAYMENTS[payment as PaymentCode]}. Выберите другой способ`,
        }),
    },
  }
}

/** Tells whether nothing of day and time is left to be chosen. */
export const isTimeKnown = ({ day, time }: OrderTerms): boolean =>
  day !== undefined && (time !== undefined || day.intervals.length === 0)
