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
 * Returns the days that one lens is worn; undefined if unknown.
 * @param types of the product, then how the customer replaces lenses: the first that names a schedule counts
 */
export const daysPerLensOf = (types: readonly (string | null)[]): number | undefined =>
  types.map((type) => lookup(DAYS, type ?? '')).find((days) => days !== undefined)

/** Returns the number of lenses in a pack; undefined if unknown. A pack of zero lenses is ignored. */
export const lensesInPackOf = (params: readonly PackParam[]): number | undefined =>
  params.find(({ unit, value }) => unit === 'lenses' && value > 0)?.value

/** Returns how the lenses of a product are worn; undefined if unknown. */
export function wearOf(params: readonly PackParam[], types: readonly (string | null)[]): Wear | undefined {
  const lensesInPack = lensesInPackOf(params)
  const daysPerLens = daysPerLensOf(types)
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

/** Lenses that came on one day. */
export interface Lot {
  at: IsoDate
  lenses: number
}

/** Lenses are worn in pairs, or singly by one eye; the set in use counts as left. */
export interface SupplyLeft {
  total: number
  left: number
  /** The first day without a new pair. */
  endsAt: IsoDate
}

/**
 * Returns what is left of a purchase and of those after it; undefined where its day or its number cannot be read.
 * @param later what came after it, the oldest first
 */
export function leftOfSupply(
  { packsCount, purchasedAt, eyes }: Supply,
  { lensesInPack, daysPerLens }: Wear,
  today: IsoDate,
  later: readonly Lot[] = [],
): SupplyLeft | undefined {
  let [total, single, endsAt] = [0, 0, purchasedAt]
  for (const { at, lenses } of [{ at: purchasedAt, lenses: packsCount * lensesInPack }, ...later]) {
    const sets = Math.floor((single + lenses) / eyes)
    single += lenses - sets * eyes
    total += sets
    // What comes while there are still some is worn after them.
    if (sets > 0) endsAt = addDays(daysBetween(endsAt, at) > 0 ? at : endsAt, sets * daysPerLens)
  }
  const days = daysBetween(today, endsAt)
  if (!(total > 0) || Number.isNaN(days)) return undefined
  return { total, left: Math.min(total, Math.max(0, Math.ceil(days / daysPerLens))), endsAt }
}
