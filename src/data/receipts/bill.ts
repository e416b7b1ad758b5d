/** Data of a fiscal receipt, as in its QR code. */
export interface FiscalData {
  /** '2026-02-27' */
  day: string
  /** '1802'; empty if the code has only the day. */
  time: string
  sum: number
  fn: string
  fd: string
  fp: string
  /** The kind of operation: a key of `operations`. */
  operation: string
}

/** Kinds of operation by their code on a receipt. */
export const operations = { 1: 'Приход', 2: 'Возврат прихода', 3: 'Расход', 4: 'Возврат расхода' }

/** Returns the text of a receipt's QR code: 't=20260227T1802&s=2480.00&fn=…&i=…&fp=…&n=1'. */
export const billOf = ({ day, time, sum, fn, fd, fp, operation }: FiscalData): string =>
  `t=${day.replaceAll('-', '')}T${time}&s=${sum.toFixed(2)}&fn=${fn}&i=${fd}&fp=${fp}&n=${operation}`

/** Reads a receipt's QR code, or a link that contains it; the form's rules validate the values. */
export function fiscalOfBill(text: string): FiscalData | undefined {
  const fields = new URLSearchParams(text.trim().replace(/^https?:[^?]*\?|#.*$/gi, ''))
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{4}))?/.exec(fields.get('t') ?? '') ?? []
  const [fn, fd, fp] = [fields.get('fn'), fields.get('i'), fields.get('fp')]
  if (year === undefined || !fn || !fd || !fp) return undefined
  return {
    day: `${year}-${month}-${day}`,
    time: time ?? '',
    sum: Number(fields.get('s')) || 0,
    fn,
    fd,
    fp,
    operation: /^[1-4]$/.exec(fields.get('n') ?? '')?.[0] ?? '1',
  }
}
