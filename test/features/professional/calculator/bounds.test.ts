import fc from 'fast-check'
import { isStrong } from '../../../../src/domain/optics/refraction'
import { lensOver } from '../../../../src/domain/optics/toricLens'
import { multifocalFor } from '../../../../src/domain/optics/multifocalLens'
import { errorsOf, isNumberInput } from '../../../../src/features/professional/calculator/mode'
import { MODES } from '../../../../src/features/professional/calculator/modes'

/* Each limit is tested at its value, and a hundredth below and above it (contract 8.1 and 19.2). */

const written = (hundredths: number) =>
  `${hundredths < 0 ? '−' : '+'}${(Math.abs(hundredths) / 100).toFixed(2).replace('.', ',')}`

const inHundredths = (text: string) => Math.round(Number(text.replace('−', '-').replace(',', '.')) * 100)

/** The bounds that a field says when a number is far out of them. */
function boundsOf(rules: readonly ((text: string) => string | undefined)[]) {
  const message = rules.map((rule) => rule('+1000000')).find((found) => found !== undefined) ?? ''
  const [, min = '', max = ''] = / от (\S+) до (\S+)$/.exec(message) ?? []
  return [inHundredths(min), inHundredths(max)] as const
}

const fields = Object.values(MODES).flatMap((mode) =>
  mode.groups
    .flatMap(({ rows }) => rows.flat())
    .filter(isNumberInput)
    .map((input) => ({ mode, input, name: `${mode.id}: ${input.name}` })),
)

it.each(fields)('$name takes its bounds, and nothing beyond them', ({ mode, input }) => {
  const [min, max] = boundsOf(input.rules)
  expect(max).toBeGreaterThan(min)
  const messageAt = (hundredths: number) => errorsOf(mode, { [input.name]: written(hundredths) })[input.name]
  const isRefused = (hundredths: number) => messageAt(hundredths)?.startsWith('Введите число') === true
  expect([min, min + 1, max - 1, max].filter(isRefused)).toEqual([])
  expect([min - 1, max + 1].filter((at) => !isRefused(at))).toEqual([])
})

const hundredths = fc.integer({ min: -1000, max: 1000 })

it('a power of a meridian counts from 4.00, whatever sphere and cylinder make it', () => {
  fc.assert(
    fc.property(
      hundredths,
      fc.oneof(
        hundredths,
        // Sums at the limit and next to it.
        fc.tuple(fc.constantFrom(-1, 1), fc.constantFrom(399, 400, 401)).map(([sign, at]) => ({ sign, at })),
      ),
      (sphere, second) => {
        const cylinder = typeof second === 'number' ? second : second.sign * second.at - sphere
        const isStrongInHundredths = Math.max(Math.abs(sphere), Math.abs(sphere + cylinder)) >= 400
        expect(isStrong({ sphere: sphere / 100, cylinder: cylinder / 100, axis: 90 })).toBe(
          isStrongInHundredths,
        )
      },
    ),
  )
})

it('sphere with cylinder reaches 30.00, and no more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -3000, max: 3000 }),
      fc.constantFrom(-3001, -3000, -2999, 2999, 3000, 3001),
      (sphere, sum) => {
        fc.pre(sphere !== sum && Math.abs(sum - sphere) <= 1500)
        const typed = { sphere: written(sphere), cylinder: written(sum - sphere), axis: '90' }
        expect(errorsOf(MODES.transposition, typed)['cylinder'] === undefined).toBe(Math.abs(sum) <= 3000)
      },
    ),
  )
})

it.each([
  [125, 'LOW', 'MED'],
  [200, 'MED', 'HIGH'],
])('an addition of %i hundredths is the last of its class', (bound, within, beyond) => {
  const classes = [bound - 1, bound, bound + 1].map((at) => multifocalFor(at / 100).addClass)
  expect(classes).toEqual([within, within, beyond])
})

it.each([125, 175, 225])('an addition of %i hundredths is the last of its pair of lenses', (bound) => {
  const [below, at, above] = [bound - 1, bound, bound + 1].map(
    (addition) => multifocalFor(addition / 100).nonDominant,
  )
  expect(below).toBe(at)
  expect(above).not.toBe(at)
})

it('an axis of half a degree is ordered half up, though it is computed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 179 }),
      fc.integer({ min: -24, max: -1 }),
      fc.integer({ min: 0, max: 90 }),
      (whole, quarters, rotation) => {
        const lens = { sphere: 0, cylinder: quarters / 4, axis: whole + 0.5 }
        const over = {
          found: { sphere: -1, cylinder: 0, axis: null },
          distance: 0,
          turnsAgain: true,
        }
        const { order } = lensOver({ lens, rotation, direction: 'left' }, over)
        expect(order.axis).toBe(whole + 1)
      },
    ),
  )
})
