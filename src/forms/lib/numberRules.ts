import { formatNumber } from '../../domain/numbers/counts'
import { normalizeNumber } from '../../domain/numbers/normalizeNumber'
import { parseNumber } from '../../domain/numbers/parseNumber'

/** Returns the error message of a text; an empty text is checked only by `required`. */
export type NumberRule = (text: string) => string | undefined

/** The rule `number` of contract 8.1. */
export const isNumber: NumberRule = (text) => (parseNumber(text) === undefined ? 'Введите число' : undefined)

/** The rule `range` of contract 8.1; the limits are included. */
export const isBetween = (min: number, max: number): NumberRule => {
  const message = `Введите число от ${formatNumber(min)} до ${formatNumber(max)}`
  return (text) => {
    const number = parseNumber(text)
    return number !== undefined && number >= min && number <= max ? undefined : message
  }
}

/** The rule `withSign` of contract 8.1: powers of lenses need a sign. */
export const hasSign: NumberRule = (text) =>
  parseNumber(text) === 0 || /^[+-]/.test(normalizeNumber(text))
    ? undefined
    : 'Поставьте перед числом + или −'
