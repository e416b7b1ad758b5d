import { object, type InferType } from 'yup'
import type { IsoDate } from '#domain/dates/dates'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'
import { parseNumber } from '#domain/numbers/parseNumber'
import { text } from '#forms/lib/rules'
import type { FiscalData } from '#data/receipts/bill'

/** Accepts '18:02', '9.05' and '1802'. */
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$|^([01]\d|2[0-3])([0-5]\d)$/

export const manualRules = (today: IsoDate) =>
  object({
    fn: text('digits')
      .required()
      .matches(/^\d{16}$/, 'В номере ФН 16 цифр'),
    fd: text('digits')
      .required()
      .matches(/^\d{1,10}$/, 'В номере ФД до 10 цифр'),
    fp: text('digits')
      .required()
      .matches(/^\d{1,10}$/, 'В номере ФП до 10 цифр'),
    sum: text().required().range(0.01, 10_000_000),
    day: text().required().date().notAfter(today),
    time: text().required().matches(TIME, 'Часы и минуты, например 18:02'),
    operation: text().required().default('1'),
  })

export type TypedFiscal = InferType<ReturnType<typeof manualRules>>

/** Returns the typed values as data; the validation rules guarantee that they can be parsed. */
export const fiscalOf = ({ sum, day, time, ...others }: TypedFiscal): FiscalData => ({
  ...others,
  sum: parseNumber(sum) ?? 0,
  day: parseDate(day) ?? '',
  time: time.replace(/\D/g, '').padStart(4, '0'),
})

/** Returns the data of a QR code as initial values of the form. */
export const typedOf = ({ sum, day, time, ...others }: FiscalData): TypedFiscal => ({
  ...others,
  sum: sum > 0 ? String(sum).replace('.', ',') : '',
  day: dateFieldText(day),
  time: time.replace(/^(..)(..)$/, '$1:$2'),
})
