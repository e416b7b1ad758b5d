/** What stands on a fiscal receipt, as its QR code says it. */
export interface FiscalData {
  /** '2026-02-27' */
  day: string
  sum: number
  fn: string
  fd: string
  fp: string
}

/** The text of a fiscal receipt's QR code: 't=20260227T0000&s=2480.00&fn=…&i=…&fp=…&n=1'. */
export const billOf = ({ day, sum, fn, fd, fp }: FiscalData): string =>
  `t=${day.replaceAll('-', '')}T0000&s=${sum.toFixed(2)}&fn=${fn}&i=${fd}&fp=${fp}&n=1`
