import type { IsoDate } from '../../domain/dates/dates'

/** The customer's own invitation, who has come by it, and what it brought. */
export interface Referral {
  code: string
  link: string
  friends: { name: string; joinedAt: IsoDate | null; points: number }[]
  pointsTotal: number
}
