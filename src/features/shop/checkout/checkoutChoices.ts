import type { FormikValues } from 'formik'
import type { DeliveryDay, PaymentCode } from '#data/checkout/checkout'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { checkoutRules, rulesWithoutTime, type CheckoutDraft } from './checkoutRules'

/** What was chosen of what is offered now; what has fallen away is asked for again. */
export function checkoutChoices(
  { date, payment }: Pick<CheckoutDraft, 'date' | 'payment'>,
  { days, allowed }: { days: readonly DeliveryDay[]; allowed: readonly PaymentCode[] },
) {
  // The first is proposed.
  const day = date === '' ? days[0] : days.find((one) => one.date === date)
  const intervals = day?.intervals.map(intervalInWords) ?? []
  const textOf = (value: unknown) => value as string
  return {
    day,
    intervals,
    payment: allowed.find((code) => code === payment),
    rules: day && intervals.length === 0 ? rulesWithoutTime : checkoutRules,
    isDrawn: (name: string): boolean =>
      name === 'date' ? days.length > 0 : name !== 'interval' || intervals.length > 0,
    /** The values without choices that are no longer offered: the customer has to make those again. */
    effective: (values: FormikValues): FormikValues => ({
      ...values,
      date: day?.date ?? '',
      interval: intervals.includes(textOf(values['interval'])) ? textOf(values['interval']) : '',
      payment: allowed.find((code) => code === values['payment']) ?? '',
    }),
  }
}
