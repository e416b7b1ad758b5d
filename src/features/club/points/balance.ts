import type { IsoDate } from '#domain/dates/dates'
import { dayInShop, shopToday } from '#domain/dates/days'
import type { PointsOperation } from '#data/points/pointsHistory'

export interface MonthBalance {
  /** First day of the month. */
  month: IsoDate
  /** Balance at the end of the month; for the current month the current balance. */
  balance: number
}

/**
 * Returns the balances of the last months, oldest first, calculated backwards from the available points.
 * Points count from the day on which they take effect; pending ones are part of no balance.
 */
export function balanceByMonth(
  operations: PointsOperation[],
  available: number,
  months = 6,
  today: IsoDate = shopToday(),
): MonthBalance[] {
  const effective = operations.filter(
    ({ status, activeFrom }) => status !== 'pending' && dayOf(activeFrom) <= today,
  )
  return Array.from({ length: months }, (_, index) => {
    const month = monthsBefore(today, months - 1 - index)
    const end = monthsBefore(today, months - 2 - index)
    const since = effective.filter(({ createdAt, activeFrom }) => dayOf(activeFrom ?? createdAt) >= end)
    return { month, balance: since.reduce((balance, { points }) => balance - (points ?? 0), available) }
  })
}

/** Returns the first day of the month that lies `months` before; a negative number gives a later month. */
function monthsBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return shopToday(new Date(Date.UTC(year, month - 1 - months, 1)))
}

/** Returns the date of a moment in the shop's time zone; '' for null. */
const dayOf = (iso: IsoDate | null): IsoDate => dayInShop(iso ?? '')
