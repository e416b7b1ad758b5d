import type { FormikValues } from 'formik'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { termsOf } from '#data/checkout/terms'
import { checkoutRules, rulesWithoutTime, type CheckoutDraft } from './checkoutRules'

type Chosen = Pick<CheckoutDraft, 'date' | 'payment'> & { interval?: string }

/** Returns the choices that are still offered; the customer has to make the others again. */
export function checkoutChoices(
  { date, payment, interval = '' }: Chosen,
  offered: Parameters<typeof termsOf>[1],
) {
  const { days, allowed } = offered
  const terms = termsOf({ date, interval, payment }, offered)
  const { day } = terms
  const intervals = day?.intervals.map(intervalInWords) ?? []
  const textOf = (value: unknown) => value as string
  return {
    terms,
    day,
    intervals,
    payment: terms.payment,
    rules: day && intervals.length === 0 ? rulesWithoutTime : checkoutRules,
    isDrawn: (name: string): boolean =>
      name === 'date' ? days.length > 0 : name !== 'interval' || intervals.length > 0,
    /** Returns the values without the choices that are no longer offered. */
    effective: (values: FormikValues): FormikValues => ({
      ...values,
      date: day?.date ?? '',
      interval: intervals.includes(textOf(values['interval'])) ? textOf(values['interval']) : '',
      payment: allowed.find((code) => code === values['payment']) ?? '',
    }),
  }
}
