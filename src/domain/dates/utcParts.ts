/** Returns year, month from 1, day, hours and minutes of a moment in UTC, for calendar files. */
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
