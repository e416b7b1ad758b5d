/** Data of a fiscal receipt, as in its QR code. */
export interface FiscalData {
  /** '2026-02-27' */
  day: string
  /** '1802'; midnight where only the day is known. */
  time?: string | undefined
  sum: number
  fn: string
  fd: string
  fp: string
  /** The kind of operation: 1 is a purchase, 2 its return. */
  operation?: string | undefined
}

/** The text of a fiscal receipt's QR code: 't=20260227T1802&s=2480.00&fn=…&i=…&fp=…&n=1'. */
export const billOf = ({ day, time = '0000', sum, fn, fd, fp, operation = '1' }: FiscalData): string =>
  `t=${day.replaceAll('-', '')}T${time}&s=${sum.toFixed(2)}&fn=${fn}&i=${fd}&fp=${fp}&n=${operation}`

/** Reads the QR code of a fiscal receipt; the rules of the form check the values. */
export function fiscalOfBill(text: string): FiscalData | undefined {
  const fields = new URLSearchParams(text.trim())
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{4}))?/.exec(fields.get('t') ?? '') ?? []
  const [fn, fd, fp] = [fields.get('fn'), fields.get('i'), fields.get('fp')]
  if (year === undefined || !fn || !fd || !fp) return undefined
  return {
    day: `${year}-${month}-${day}`,
    time,
    sum: Number(fields.get('s')) || 0,
    fn,
    fd,
    fp,
    operation: /^[1-4]$/.exec(fields.get('n') ?? '')?.[0],
  }
}
