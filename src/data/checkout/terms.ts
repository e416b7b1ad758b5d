import { formatDay } from '../../domain/dates/dates'
import type { DeliveryDay, PaymentCode } from './checkout'
import { intervalInWords, PAYMENTS } from './deliveryPrice'

export type Interval = DeliveryDay['intervals'][number]

/** The customer's choices; '' means no choice. */
export interface WishedTerms {
  date: string
  /** '10:00–14:00' */
  interval: string
  payment: string
}

/** The options of a place. */
interface Offered {
  days: readonly DeliveryDay[]
  allowed: readonly PaymentCode[]
  /** Whether some days cannot be read. */
  hasUnreadableDays?: boolean
}

/** Day, time and payment of an order, as far as they are known. */
export interface OrderTerms {
  /** The chosen day, or the first by default; undefined if the chosen one is no longer available. */
  day: DeliveryDay | undefined
  /** Also undefined if the day has no times. */
  time: Interval | undefined
  payment: PaymentCode | undefined
  /**
   * Messages about choices that are no longer available: 'Время 10:00–14:00 здесь недоступно. Выберите
   * другое', or cannot be shown.
   */
  gone: { unshown?: string; date?: string; interval?: string; payment?: string }
}

/**
 * Matches the choices with the current options. A choice that is no longer available is reported and has to
 * be made again; it is never replaced silently (contract 16.2, 16.3).
 */
export function termsOf(
  { date, interval, payment }: WishedTerms,
  { days, allowed, hasUnreadableDays = false }: Offered,
): OrderTerms {
  // The first day is the default.
  const day = date === '' ? days[0] : days.find((one) => one.date === date)
  const time = day?.intervals.find((one) => intervalInWords(one) === interval)
  const allowedPayment = allowed.find((code) => code === payment)
  return {
    day,
    time,
    payment: allowedPayment,
    gone: {
      ...((hasUnreadableDays || day?.hasUnreadable) && {
        unshown: 'Некоторые дни или часы доставки не удалось показать',
      }),
      ...(date !== '' &&
        days.length > 0 &&
        !day && {
          date: `${formatDay(date)} ${hasUnreadableDays ? 'не удалось показать' : 'здесь не доставляют'}. Выберите другой день`,
        }),
      ...(interval !== '' &&
        day &&
        day.intervals.length > 0 &&
        !time && {
          interval: `Время ${interval} ${day.hasUnreadable ? 'не удалось показать' : 'здесь недоступно'}. Выберите другое`,
        }),
      ...(payment !== '' &&
        !allowedPayment && {
          payment: `Здесь недоступно: ${PAYMENTS[payment as PaymentCode]}. Выберите другой способ`,
        }),
    },
  }
}

/** Tells whether day and time need no further choice. */
export const isTimeKnown = ({ day, time }: OrderTerms): boolean =>
  day !== undefined && (time !== undefined || day.intervals.length === 0)
