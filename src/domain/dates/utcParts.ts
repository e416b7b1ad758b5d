/** Year, month from 1, day, hours and minutes of a moment in UTC, as calendar files have them. */
export function utcParts(moment: string | number): [number, number, number, number, number] {
  const date = new Date(moment)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ]
}
