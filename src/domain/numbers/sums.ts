import type { Money } from './money'

interface Priced {
  price: Money | null
  quantity: number
}

/** Returns a value in kopecks, because fractions of a rouble do not add up exactly in floating point. */
const minor = (value: number): number => Math.round(value * 100)

/** Returns a price times a quantity, exact to the kopeck. */
export const times = ({ value, currency }: Money, quantity: number): Money => ({
  value: (minor(value) * quantity) / 100,
  currency,
})

/** Subtracts an amount in the same currency. */
export const minus = (one: Money, other: Money): Money => ({
  value: (minor(one.value) - minor(other.value)) / 100,
  currency: one.currency,
})

/**
 * Subtracts a percentage from an amount, exact to the kopeck; returns null if the discount is nothing or
 * everything.
 */
export const lessPercent = ({ value, currency }: Money, percent: number): Money | null =>
  percent > 0 && percent < 100
    ? { value: Math.round((minor(value) * (100 - percent)) / 100) / 100, currency }
    : null

/**
 * Returns the price before a discount; null unless it is above the paid one: for none, some shops state 0 or the
 * paid price itself.
 */
export const oldPrice = (paid: Money | null, before: Money | null | undefined): Money | null =>
  paid && before && before.currency === paid.currency && before.value > paid.value ? before : null

export const plus = (one: Money, other: Money): Money => ({
  value: (minor(one.value) + minor(other.value)) / 100,
  currency: one.currency,
})

/** Returns the total price of all lines; null if a price is missing or the currencies differ. */
export function sumOf(lines: readonly Priced[]): Money | null {
  let sum: Money | null = null
  for (const { price, quantity } of lines) {
    if (price === null) return null
    const line = times(price, quantity)
    if (sum !== null && sum.currency !== line.currency) return null
    sum = sum === null ? line : plus(sum, line)
  }
  return sum
}

/** The note beside a sum that does not include all lines of its record. */
export const WITHOUT_UNSHOWN = 'без товаров, которые не удалось показать'

/** A line of a record; its price may be missing. */
interface Told extends Priced {
  isUnreadable?: true
}

/**
 * Returns the total price of the readable lines, and whether lines are missing: `WITHOUT_UNSHOWN` is then
 * shown beside it, and nothing else is calculated from it.
 */
export function sumOfTold(
  lines: readonly Told[],
  hasUnreadable = false,
): { sum: Money | null; isShort: boolean } {
  const told = lines.filter(({ price, isUnreadable }) => price !== null && !isUnreadable)
  return { sum: sumOf(told), isShort: hasUnreadable || told.length < lines.length }
}
