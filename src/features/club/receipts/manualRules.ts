import { object, type InferType } from 'yup'
import type { IsoDate } from '#domain/dates/dates'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'
import { parseNumber } from '#domain/numbers/parseNumber'
import { text } from '#forms/lib/rules'
import type { FiscalData } from '#data/receipts/bill'

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
  })

export type TypedFiscal = InferType<ReturnType<typeof manualRules>>

/** Returns the typed data; the rules guarantee that they can be read. */
export const fiscalOf = ({ sum, day, ...numbers }: TypedFiscal): FiscalData => ({
  ...numbers,
  sum: parseNumber(sum) ?? 0,
  day: parseDate(day) ?? '',
})

/** Returns the data of a QR code as typed text. */
export const typedOf = ({ fn, fd, fp, sum, day }: FiscalData): TypedFiscal => ({
  fn,
  fd,
  fp,
  sum: sum > 0 ? String(sum).replace('.', ',') : '',
  day: dateFieldText(day),
})
