import type { IsoDate } from '../../domain/dates/dates'
import { daysBetween } from '../../domain/dates/dates'
import { addDays } from '../../domain/dates/days'
import { lookup } from '../../domain/lookup'
import type { PackParam } from '../catalogue/product'

/** Pack size and wearing time of one kind of lens. */
export interface Wear {
  lensesInPack: number
  /** Days for which one lens is worn. */
  daysPerLens: number
}

const DAYS: Partial<Record<string, number>> = { daily: 1, two_weeks: 14, monthly: 30 }

/**
 * Returns the days for which one lens is worn; undefined if unknown.
 * @param types types of the product, then the customer's replacement schedule; the first that names a
 * schedule wins
 */
export const daysPerLensOf = (types: readonly (string | null)[]): number | undefined =>
  types.map((type) => lookup(DAYS, type ?? '')).find((days) => days !== undefined)

/** Returns the number of lenses in a pack; undefined if unknown or zero. */
export const lensesInPackOf = (params: readonly PackParam[]): number | undefined =>
  params.find(({ unit, value }) => unit === 'lenses' && value > 0)?.value

/** Returns how the lenses of a product are worn; undefined if unknown. */
export function wearOf(params: readonly PackParam[], types: readonly (string | null)[]): Wear | undefined {
  const lensesInPack = lensesInPackOf(params)
  const daysPerLens = daysPerLensOf(types)
  if (lensesInPack === undefined || daysPerLens === undefined) return undefined
  return { lensesInPack, daysPerLens }
}

/** Purchased packs with their date. */
export interface Supply {
  packsCount: number
  purchasedAt: IsoDate
  /** Number of eyes that wear them. */
  eyes: number
}

/** Lenses received on one day. */
export interface Lot {
  at: IsoDate
  lenses: number
}

/** The remaining lenses, in pairs, or single ones for one eye; the set in use is included. */
export interface SupplyLeft {
  total: number
  left: number
  /** The first day without a new pair. */
  endsAt: IsoDate
}

/**
 * Returns what is left of a purchase and of later ones; undefined if the day or the number of packs is
 * unreadable.
 * @param later later purchases, the oldest first
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
    // Lenses that arrive before the others run out are worn after those.
    if (sets > 0) endsAt = addDays(daysBetween(endsAt, at) > 0 ? at : endsAt, sets * daysPerLens)
  }
  const days = daysBetween(today, endsAt)
  if (!(total > 0) || Number.isNaN(days)) return undefined
  return { total, left: Math.min(total, Math.max(0, Math.ceil(days / daysPerLens))), endsAt }
}
