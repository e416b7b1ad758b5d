/**
 * A number without its sign, in the Russian way, as `Intl` writes it: 1840.5 → '1 840,5'. Undefined for what has to be
 * rounded, and is left to `Intl`: its first use takes 60 ms on a quick machine, before anything is shown.
 */
export function digits(value: number, least: number, most: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? []
  if (whole === undefined || fraction.length > most) return undefined
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  const shown = fraction.padEnd(least, '0')
  return shown === '' ? grouped : `${grouped},${shown}`
}
