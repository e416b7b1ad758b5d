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

/** Sphere, cylinder and axis. @param prefix of their names, where a mode asks for two refractions */
export const refractionRow = (prefix = ''): NumberInput[] => [
  signed(`${prefix}sphere`, 'Сфера, D', MOST_POWER),
  { ...signed(`${prefix}cylinder`, 'Цилиндр, D', MOST_CYLINDER), isOptional: true },
  degrees(`${prefix}axis`, 'Ось, °'),
]

/** What is wrong with the three together. */
export function checkRefraction(typed: Typed, prefix = '') {
  const cylinder = numberOr0(typed, `${prefix}cylinder`)
  const whole = strongest({ sphere: numberOr0(typed, `${prefix}sphere`), cylinder, axis: null })
  return {
    [`${prefix}cylinder`]:
      whole > MOST_POWER ? `Сфера вместе с цилиндром: от −${MOST_POWER} до +${MOST_POWER}` : undefined,
    [`${prefix}axis`]: cylinder !== 0 && numberIn(typed, `${prefix}axis`) === undefined ? EMPTY : undefined,
  }
}

/** What is typed, by a minus cylinder: sphere, cylinder and axis of two notations never come together. */
export function refractionIn(typed: Typed, prefix = ''): Refraction | undefined {
  const given = typedRefraction(typed, prefix)
  return given && withMinusCylinder(given)
}

/** What is typed, in its own notation; an axis without a cylinder is left aside. */
export function typedRefraction(typed: Typed, prefix = ''): Refraction | undefined {
  const sphere = numberIn(typed, `${prefix}sphere`)
  const cylinder = numberOr0(typed, `${prefix}cylinder`)
  const axis = numberIn(typed, `${prefix}axis`)
  if (sphere === undefined || (cylinder !== 0 && axis === undefined)) return undefined
  return refraction(sphere, cylinder, axis ?? null)
}
