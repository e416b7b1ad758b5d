const day = 24 * 60 * 60 * 1000
const shopOffset = 3 * 60 * 60 * 1000

/** Returns the shop's own time: ISO 8601 with its offset, which is UTC+3 all year. */
export const stamp = (moment: Date) =>
  `${new Date(moment.getTime() + shopOffset).toISOString().slice(0, 19)}+03:00`

export const dateOf = (moment: Date) => stamp(moment).slice(0, 10)

export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

export const inDays = (moment: Date, days: number) => later(moment, days * day)

/** Returns a time of the day `days` from now, as the shop's clock shows it. */
export const at = (now: Date, days: number, time: string) => `${dateOf(inDays(now, days))}T${time}:00+03:00`
