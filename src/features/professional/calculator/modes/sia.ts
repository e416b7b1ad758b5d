import { afterIncision, type Cornea, type Incision } from '#domain/optics/cornea'
import { normalAxis } from '#domain/optics/axis'
import { isBetween, isNumber } from '#forms/lib/numberRules'
import { axis, bare, degrees as inDegrees, meridian, type Figures, type Format } from '../figures'
import { numberIn, type Mark, type Mode, type NumberInput } from '../mode'
import { degrees } from '../refractionFields'

const power = (name: string, label: string, min: number, max: number): NumberInput => ({
  name,
  label,
  unit: 'D',
  rules: [isNumber, isBetween(min, max)],
})

const steepAxisOf = (figures: Figures = {}) => figures['steep-axis'] ?? null

const atSteep: Format = (value, figures) => meridian(value, steepAxisOf(figures))

const atFlat: Format = (value, figures) => {
  const steep = steepAxisOf(figures)
  return meridian(value, typeof steep === 'number' ? normalAxis(steep + 90) : null)
}

/** Returns the figures of a cornea after an incision. */
export function figuresAfter(cornea: Cornea, incision: Incision) {
  const { astigmatism, steepAxis, flat, steep } = afterIncision(cornea, incision)
  return { astigmatism, 'steep-axis': steepAxis, 'k-flat': flat, 'k-steep': steep }
}

/** The mode `sia` of contract 19.2: surgically induced astigmatism. */
export const sia: Mode = {
  id: 'sia',
  title: 'Разрез и SIA',
  groups: [
    {
      rows: [
        [power('k1', 'K1, D', 28, 68), power('k2', 'K2, D', 28, 68), degrees('k2-axis', 'Ось K2, °')],
        [power('sia', 'SIA, D', 0, 3), degrees('incision', 'Разрез, °', 360)],
      ],
    },
  ],
  initial: {},
  isDrawn: true,
  headline: () => 'Астигматизм после разреза',
  rows: () => [
    { name: 'astigmatism', label: 'Астигматизм', format: atSteep },
    { name: 'steep-axis', label: 'Крутая ось', format: axis },
    { name: 'k-flat', label: 'K плоская', format: atFlat },
    { name: 'k-steep', label: 'K крутая', format: atSteep },
  ],
  check: (typed) => {
    const [k1, k2] = [numberIn(typed, 'k1'), numberIn(typed, 'k2')]
    return { k2: k1 !== undefined && k2 !== undefined && k2 < k1 ? 'K2 не меньше K1' : undefined }
  },
  compute: (typed) => {
    const [k1, k2, k2Axis] = ['k1', 'k2', 'k2-axis'].map((name) => numberIn(typed, name))
    const [made, incision] = ['sia', 'incision'].map((name) => numberIn(typed, name))
    if (k1 === undefined || k2 === undefined || k2Axis === undefined) return undefined
    if (made === undefined || incision === undefined) return undefined
    const figures = figuresAfter({ k1, k2, k2Axis }, { sia: made, incision })
    const { astigmatism, 'steep-axis': steepAxis, 'k-flat': flat, 'k-steep': steep } = figures
    const marks: (Mark | false)[] = [
      steepAxis !== null && { kind: 'now', at: steepAxis, label: `после ${axis(steepAxis)}` },
      { kind: 'was', at: normalAxis(k2Axis), label: `до ${axis(normalAxis(k2Axis))}` },
      { kind: 'cut', at: incision, label: `разрез ${inDegrees(incision)}` },
    ]
    const at = steepAxis === null ? '' : ` @ ${axis(steepAxis).slice(0, -1)}`
    return {
      figures,
      headline: meridian(astigmatism, steepAxis),
      line: `${bare(astigmatism)}${at}, K ${bare(flat)}/${bare(steep)}`,
      marks: marks.filter((mark) => mark !== false),
    }
  },
  notes: () => ['Учтена только передняя поверхность роговицы. Это не расчёт ИОЛ.'],
}
