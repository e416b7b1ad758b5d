/**
 * Writes a number without its sign in the Russian format of `Intl`: 1840.5 as '1 840,5'. Returns undefined if
 * it has to be rounded: the caller then uses `Intl`, whose first use takes 60 ms on a fast machine, before
 * anything is shown.
 */
export function digits(value: number, least: number, most: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? []
  if (whole === undefined || fraction.length > most) return undefined
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  const shown = fraction.padEnd(least, '0')
  return shown === '' ? grouped : `${grouped},${shown}`
}
