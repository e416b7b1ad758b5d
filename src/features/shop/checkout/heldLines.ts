import type { PaymentCode } from '#data/checkout/checkout'
import { intervalInWords, PAYMENTS, priceText } from '#data/checkout/deliveryPrice'
import { isTimeKnown, type OrderTerms } from '#data/checkout/terms'
import type { useDestination } from '#data/checkout/useDestination'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { formatPhone } from '#domain/phone'
import { isWholePhone } from '#domain/wholePhone'
import { addressInOneLine } from '#domain/postalAddress'
import { WAYS } from '../delivery/pointTexts'
import type { CheckoutDraft } from './checkoutRules'

/** Lines that summarize the values of a group; undefined while a value is missing. */
type HeldLines = readonly string[] | undefined

const filled = (...lines: (string | undefined)[]): string[] =>
  lines.filter((line) => line !== undefined && line !== '') as string[]

export const recipientLines = ({ name, phone, country }: CheckoutDraft): HeldLines =>
  name.trim() !== '' && isWholePhone(phone, country) ? [name, formatPhone(phone, country)] : undefined

type Destination = Pick<
  ReturnType<typeof useDestination>,
  'way' | 'address' | 'point' | 'isPlaceKnown' | 'price'
>

/** Summarizes the delivery. A subscription is delivered only by courier, which its first line says. */
export function deliveryLines(
  { way, address, point, isPlaceKnown, price }: Destination,
  isSubscription: boolean,
): HeldLines {
  if (!isPlaceKnown) return undefined
  const told = isSubscription
    ? 'Подписку доставляем курьером'
    : filled(WAYS[way], priceText(price ?? null).toLowerCase()).join(', ')
  return way === 'courier'
    ? filled(told, address && addressInOneLine(address))
    : filled(told, point?.name, point?.address)
}

export const dateLines = (terms: OrderTerms): HeldLines =>
  terms.day && isTimeKnown(terms)
    ? filled(
        `${formatDay(terms.day.date)}, ${formatWeekday(terms.day.date)}`,
        terms.time && intervalInWords(terms.time),
      )
    : undefined

export const paymentLines = (payment: PaymentCode | undefined): HeldLines => payment && [PAYMENTS[payment]]
