export type { Visit, Recommendation } from '../../domain/records'
import type { Recommendation, Fitting as FittingRecord } from '../../domain/records'
import type { Id } from '../../domain/Id'
import { newestFirst } from '../../domain/dates/newestFirst'
import type { Product } from '../catalogue/product'
import type { Review } from '../reviews/review'

export interface Fitting extends FittingRecord {
  /** Whether it has lenses that cannot be read. */
  hasUnreadableLenses?: true
}

/** A fitting by a specialist, as their own cabinet lists it. */
export interface OwnSelection extends Fitting {
  patientInitials: string | null
}

export interface Fittings {
  selections: Fitting[]
  recommendations: Recommendation[]
}

export interface Collection {
  id: Id
  code: string
  title: string
  text: string
  picture: string | null
  productsCount: number
}

export interface CollectionDetail extends Collection {
  products: Product[]
}

/** Returns the records without a review (contract 4.9). An unreadable review is a review. */
export const reviewCandidates = <T extends { review: Review | null | false }>(records: T[]): T[] =>
  records.filter(({ review }) => review === null)

/** Returns the newest fitting that names the lenses to wear. */
export const latestFitting = (selections: Fitting[]): Fitting | undefined =>
  newest(selections.filter(({ lenses }) => lenses.length > 0))

const newest = (selections: Fitting[]) => newestFirst(selections, ({ createdAt }) => createdAt)[0]

/** Returns a note if lenses of a fitting cannot be shown. */
export const unshownOf = ({ lenses, hasUnreadableLenses }: Fitting): string | null =>
  hasUnreadableLenses
    ? lenses.length === 0
      ? 'Линзы не удалось показать'
      : 'Часть линз не удалось показать'
    : null

/** Returns a note if the lenses that can be shown are not all that the customer was prescribed last. */
export function unshownLenses(selections: Fitting[]): string | null {
  const last = newest(selections.filter((one) => one.lenses.length > 0 || one.hasUnreadableLenses))
  if (!last) return null
  if (last.lenses.length > 0) return unshownOf(last)
  return latestFitting(selections)
    ? 'Линзы более нового подбора не удалось показать'
    : 'Подобранные линзы не удалось показать'
}
