import fc from 'fast-check'
import {
  errorsOf,
  isChoice,
  isNumberInput,
  outcomeOf,
  type Mode,
} from '../../../../src/features/professional/calculator/mode'
import { MODES } from '../../../../src/features/professional/calculator/modes'
import { transposed, type Refraction } from '../../../../src/domain/optics/refraction'
import { expectSameMatrix, matrixOf, refractions } from '../../../domain/optics/support'
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

/** Any text in each field of a mode. */
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

it('without over-refraction the headline of a toric lens is named as the row with its figure', () => {
  const mode: Mode = MODES.toric
  const typed = { ...mode.initial, sphere: '-3', cylinder: '-1,75', axis: '170', rotation: '10' }
  const outcome = outcomeOf(mode, typed)
  const row = mode.rows(typed).find(({ label }) => label === mode.headline(typed))
  expect(outcome?.headline).toBe('180°')
  expect(row?.format(outcome?.figures[row.name] ?? null)).toBe('180°')
})

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

it.each([
  ['vertex', 'distance'],
  ['toric', 'distance'],
  ['toric', 'rotation'],
] as const)('%s: an emptied %s says why the result is gone', (name, field) => {
  const typed = { ...MODES[name].initial, sphere: '-5', cylinder: '', axis: '', 'over-sphere': '-1' }
  expect(outcomeOf(MODES[name], typed)).toBeDefined()
  const emptied = { ...typed, [field]: ' ' }
  expect(outcomeOf(MODES[name], emptied)).toBeUndefined()
  expect(errorsOf(MODES[name], emptied)).toEqual({ [field]: 'Заполните поле' })
})

it('toric: without an over-refraction nobody needs the distance', () => {
  const typed = { ...MODES.toric.initial, sphere: '-5', cylinder: '-1', axis: '90', distance: '' }
  expect(errorsOf(MODES.toric, typed)).toEqual({})
  expect(outcomeOf(MODES.toric, typed)).toBeDefined()
})

const text = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2).replace('.', ',')}`

const typedOf = ({ sphere, cylinder, axis }: Refraction) => ({
  sphere: text(sphere),
  cylinder: text(cylinder),
  axis: String(axis ?? ''),
})

/** Parses '−3,00 −1,00 × 10'. */
function refractionOf(line: string): Refraction {
  const [sphere = '', cylinder = '0', , axis] = line.replaceAll('−', '-').replaceAll(',', '.').split(' ')
  return {
    sphere: Number(sphere),
    cylinder: Number(cylinder),
    axis: axis === undefined ? null : Number(axis),
  }
}

describe('what is copied, read back, is the lens on screen, in whichever notation it was typed', () => {
  const rotations = fc.record({
    rotation: fc.integer({ min: 0, max: 90 }).map(String),
    direction: fc.constantFrom('left', 'right'),
  })

  it('transposition: the other notation is the same lens', () => {
    fc.assert(
      fc.property(refractions, (given) => {
        const { line = '' } = outcomeOf(MODES.transposition, typedOf(given)) ?? {}
        expectSameMatrix(matrixOf(refractionOf(line)), matrixOf(given))
      }),
    )
  })

  it.each(['toric', 'vertex'] as const)('%s: both notations of a lens are copied as one', (name) => {
    fc.assert(
      fc.property(refractions, rotations, (given, rotation) => {
        const [one, other] = [given, transposed(given)].map((lens) =>
          outcomeOf(MODES[name], {
            ...MODES[name].initial,
            ...rotation,
            direction: MODES[name].initial['direction'] ?? '',
            ...typedOf(lens),
          }),
        )
        expect(other?.line).toBe(one?.line)
        expect(other?.headline).toBe(one?.headline)
      }),
    )
  })

  it('toric: what is copied is the typed lens, turned by its rotation', () => {
    fc.assert(
      fc.property(refractions, rotations, (given, { rotation, direction }) => {
        const outcome = outcomeOf(MODES.toric, {
          ...MODES.toric.initial,
          rotation,
          direction,
          ...typedOf(given),
        })
        const copied = refractionOf(outcome?.line ?? '')
        const back = (direction === 'left' ? -1 : 1) * Number(rotation)
        const turned = { ...copied, axis: copied.axis === null ? null : copied.axis + back }
        expectSameMatrix(matrixOf(turned), matrixOf(given))
      }),
    )
  })

  it.each(['keratometry', 'sia'] as const)('%s: each number of the line is a figure on screen', (name) => {
    const between = (min: number, max: number) =>
      fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => String(tenths / 10))
    const measured = fc.record({
      power: between(30, 60),
      k1: between(28, 45),
      k2: between(45, 68),
      'k2-axis': between(0, 180),
      sia: between(0, 3),
      incision: between(0, 360),
    })
    fc.assert(
      fc.property(measured, (typed) => {
        const { line = '', figures = {} } = outcomeOf(MODES[name], { ...MODES[name].initial, ...typed }) ?? {}
        expect(line).not.toBe('')
        const shown = Object.values(figures)
        const copied = (line.match(/\d+(,\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))
        const isShown = (number: number) =>
          shown.some((figure) => typeof figure === 'number' && Math.abs(figure - number) < 0.051)
        expect(copied.filter((number) => !isShown(number) && number !== 180)).toEqual([])
      }),
    )
  })

  it('multifocal: the line has the class and both lenses', () => {
    for (const addition of ['0,5', '1,25', '2', '3']) {
      const { line = '', figures = {} } = outcomeOf(MODES.multifocal, { addition }) ?? {}
      const words = Object.values(figures).flatMap((figure) => String(figure).split(' '))
      expect(words.filter((word) => !line.includes(word))).toEqual([])
    }
  })
})
