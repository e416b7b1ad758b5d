import { toQuarter } from '#domain/optics/axis'
import { toVector, transposed } from '#domain/optics/refraction'
import { axis, forRecord, lensPower, refractionInWords } from '../figures'
import type { Mode } from '../mode'
import { checkRefraction, refractionRow, typedRefraction } from '../refractionFields'

/** The mode `transposition` of contract 19.2. */
export const transposition: Mode = {
  id: 'transposition',
  title: 'Транспозиция',
  groups: [{ rows: [refractionRow()] }],
  initial: {},
  isDrawn: true,
  headline: () => 'Другая запись',
  rows: () => [
    { name: 'sphere', label: 'Сфера', format: lensPower },
    { name: 'cylinder', label: 'Цилиндр', format: lensPower },
    { name: 'axis', label: 'Ось', format: axis },
    { name: 'se', label: 'Сфероэквивалент', format: lensPower },
    { name: 'se-rounded', label: 'Сфероэквивалент, шаг 0,25', format: lensPower },
    { name: 'm', label: 'M', format: lensPower },
    { name: 'j0', label: 'J0', format: lensPower },
    { name: 'j45', label: 'J45', format: lensPower },
  ],
  check: checkRefraction,
  compute: (typed) => {
    const given = typedRefraction(typed)
    if (!given) return undefined
    const other = transposed(given)
    const { m, j0, j45 } = toVector(given)
    const formOf = ({ cylinder }: typeof given) => (cylinder > 0 ? 'плюс-форма' : 'минус-форма')
    return {
      figures: { ...other, se: m, 'se-rounded': toQuarter(m), m, j0, j45 },
      headline: refractionInWords(other),
      line: forRecord(other),
      marks:
        other.axis === null || given.axis === null
          ? []
          : [
              { kind: 'now', at: other.axis, label: `${formOf(other)} ${axis(other.axis)}` },
              { kind: 'was', at: given.axis, label: `${formOf(given)} ${axis(given.axis)}` },
            ],
    }
  },
}
