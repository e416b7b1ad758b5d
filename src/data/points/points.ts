import type { IsoDate } from '../../domain/dates'

/** Points of the club: what can be spent, what is pending, and what expires next. */
export interface Score {
  available: number
  pending: number
  spent: number
  expiring: { points: number; expiresAt: IsoDate }[]
}

/** The portion that expires first. */
export const nextToExpire = ({ expiring }: Score) =>
  expiring
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt))[0]
