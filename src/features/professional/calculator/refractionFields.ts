import { refraction, strongest, withMinusCylinder, type Refraction } from '#domain/optics/refraction'
import { hasSign, isBetween, isNumber } from '#forms/lib/numberRules'
import { EMPTY, numberIn, numberOr0, type NumberInput, type Typed } from './mode'

const MOST_POWER = 30
const MOST_CYLINDER = 15

const signed = (name: string, label: string, most: number): NumberInput => ({
  name,
  label,
  unit: 'D',
  isSigned: true,
  rules: [isNumber, hasSign, isBetween(-most, most)],
})

export const degrees = (name: string, label: string, most = 180): NumberInput => ({
  name,
  label,
  unit: '°',
  rules: [isNumber, isBetween(0, most)],
})

export const distance = (name: string, initial: string): NumberInput => ({
  name,
  label: 'Вертексное расстояние, мм',
  unit: 'мм',
  rules: [isNumber, isBetween(0, 25)],
  initial,
})

/**
 * Returns the fields for sphere, cylinder and axis. In a mode with two refractions `prefix` makes their names
 * distinct.
 */
export const refractionRow = (prefix = ''): NumberInput[] => [
  signed(`${prefix}sphere`, 'Сфера, D', MOST_POWER),
  { ...signed(`${prefix}cylinder`, 'Цилиндр, D', MOST_CYLINDER), isOptional: true },
  degrees(`${prefix}axis`, 'Ось, °'),
]

/** Returns the errors that concern sphere, cylinder and axis together. */
export function checkRefraction(typed: Typed, prefix = '') {
  const cylinder = numberOr0(typed, `${prefix}cylinder`)
  const whole = strongest({ sphere: numberOr0(typed, `${prefix}sphere`), cylinder, axis: null })
  return {
    [`${prefix}cylinder`]:
      whole > MOST_POWER ? `Сфера вместе с цилиндром: от −${MOST_POWER} до +${MOST_POWER}` : undefined,
    [`${prefix}axis`]: cylinder !== 0 && numberIn(typed, `${prefix}axis`) === undefined ? EMPTY : undefined,
  }
}

/** Returns the typed refraction in minus cylinder form, so that values of the two notations never mix. */
export function refractionIn(typed: Typed, prefix = ''): Refraction | undefined {
  const given = typedRefraction(typed, prefix)
  return given && withMinusCylinder(given)
}

/**
 * Returns the typed refraction in the notation in which it was typed; an axis without a cylinder is ignored.
 */
export function typedRefraction(typed: Typed, prefix = ''): Refraction | undefined {
  const sphere = numberIn(typed, `${prefix}sphere`)
  const cylinder = numberOr0(typed, `${prefix}cylinder`)
  const axis = numberIn(typed, `${prefix}axis`)
  if (sphere === undefined || (cylinder !== 0 && axis === undefined)) return undefined
  return refraction(sphere, cylinder, axis ?? null)
}
