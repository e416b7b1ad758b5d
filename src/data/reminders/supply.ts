import type { IsoDate } from '../../domain/dates/dates'
import { daysBetween } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import { lookup } from '../../domain/lookup'
import type { PackParam } from '../catalogue/product'

/** Pack size and wearing time of a kind of lens. */
export interface Wear {
  lensesInPack: number
  /** Days that one lens is worn. */
  daysPerLens: number
}

const DAYS: Partial<Record<string, number>> = { daily: 1, two_weeks: 14, monthly: 30 }

/**
 * Returns how the lenses of a product are worn; undefined if unknown.
 * @param types of the product, then how the customer replaces lenses: the first that names a schedule counts
 */
export function wearOf(params: readonly PackParam[], types: readonly (string | null)[]): Wear | undefined {
  // A pack of zero lenses is ignored.
  const lensesInPack = params.find(({ unit, value }) => unit === 'lenses' && value > 0)?.value
  const daysPerLens = types.map((type) => lookup(DAYS, type ?? '')).find((days) => days !== undefined)
  if (lensesInPack === undefined || daysPerLens === undefined) return undefined
  return { lensesInPack, daysPerLens }
}

/** Purchased packs, with their day. */
export interface Supply {
  packsCount: number
  purchasedAt: IsoDate
  /** Number of eyes that wear them. */
  eyes: number
}

/** Lenses are worn in pairs, or singly by one eye; the set in use counts as left. */
export interface Stock {
  total: number
  left: number
  /** The first day without a new pair. */
  endsAt: IsoDate
}

export function stockOf({ packsCount, purchasedAt, eyes }: Supply, wear: Wear, today: IsoDate): Stock {
  const { lensesInPack, daysPerLens } = wear
  const total = Math.floor((packsCount * lensesInPack) / eyes)
  const used = Math.floor(Math.max(0, daysBetween(purchasedAt, today)) / daysPerLens)
  return {
    total,
    left: Math.max(0, total - used),
    endsAt: addDays(purchasedAt, total * daysPerLens),
  }
}
