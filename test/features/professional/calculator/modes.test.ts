import fc from 'fast-check'
import {
  errorsOf,
  isChoice,
  isNumberInput,
  outcomeOf,
  type Mode,
} from '../../../../src/features/professional/calculator/mode'
import { MODES } from '../../../../src/features/professional/calculator/modes'
import { asData } from '../../../../src/features/professional/calculator/figures'

const numbers = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-0',
    '+0',
    '180',
    '-30',
    '+30',
    '4',
    '12',
    '0,5',
    '-0,004',
    '+0,001',
    'abc',
    '1e400',
    '5,6,1',
  ),
  fc
    .integer({ min: -3200, max: 3200 })
    .map((hundredths) => `${hundredths < 0 ? '' : '+'}${hundredths / 100}`),
  fc.integer({ min: 0, max: 3600 }).map((tenths) => String(tenths / 10)),
)

/** Anything in each field of a mode. */
const typedIn = ({ groups, initial }: Mode) =>
  fc
    .record(
      Object.fromEntries(
        groups
          .flatMap(({ rows }) => rows.flat())
          .map((input) => [
            input.name,
            isNumberInput(input)
              ? numbers
              : isChoice(input)
                ? fc.constantFrom(...input.options.map(({ value }) => value))
                : fc.constantFrom('true', 'false'),
          ]),
      ),
    )
    .map((typed) => ({ ...initial, ...typed }))

it.each(Object.entries(MODES))(
  '%s: whatever is typed, a figure is a number or none, and never −0',
  (_, mode: Mode) => {
    fc.assert(
      fc.property(typedIn(mode), (typed) => {
        const outcome = outcomeOf(mode, typed)
        if (outcome === undefined) return
        const rows = mode.rows(typed)
        const texts = rows.map(({ name, format }) => format(outcome.figures[name] ?? null, outcome.figures))
        const all = [outcome.headline, outcome.line, outcome.note ?? '', ...texts].join(' ')
        expect(all).not.toMatch(/NaN|Infinity|undefined|−0,00|×\s*0°/)
        for (const { name } of rows)
          expect(asData(outcome.figures[name] ?? null)).not.toMatch(/NaN|Infinity|^-0$/)
        expect(Object.keys(outcome.figures).every((name) => rows.some((row) => row.name === name))).toBe(true)
      }),
      { numRuns: 300 },
    )
  },
)

it('an axis that rounds to 0 is written 180', () => {
  const typed = { ...MODES.vertex.initial, sphere: '-1', cylinder: '-1', axis: '0,01' }
  expect(outcomeOf(MODES.vertex, typed)?.headline).toBe('−1,00 −1,00 × 180°')
})

it('what is refused by a rule is computed nowhere', () => {
  const typed = { ...MODES.vertex.initial, sphere: '5', cylinder: '', axis: '' }
  expect(errorsOf(MODES.vertex, typed)).toEqual({ sphere: 'Поставьте перед числом + или −' })
  expect(outcomeOf(MODES.vertex, typed)).toBeUndefined()
})
