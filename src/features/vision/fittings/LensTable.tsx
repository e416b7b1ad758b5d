import type { Lens } from '../../../domain/lens'
import { EYES, formatAxis, formatPower, formatSize } from '../../../domain/lens'
import { differing, lensOf, type Parameter } from '../../../data/fittings/changes'
import { classes } from '../../../ui/classes'
import { EyeDial } from './EyeDial'

interface Column {
  parameter: Parameter
  mark: string
  name: string
  write: (lens: Lens) => string
}

export const COLUMNS: readonly Column[] = [
  { parameter: 'sphere', mark: 'Sph', name: 'Сфера', write: ({ sphere }) => formatPower(sphere) },
  { parameter: 'cylinder', mark: 'Cyl', name: 'Цилиндр', write: ({ cylinder }) => formatPower(cylinder) },
  { parameter: 'axis', mark: 'Ax', name: 'Ось', write: ({ axis }) => formatAxis(axis) },
  { parameter: 'addition', mark: 'Add', name: 'Аддидация', write: ({ addition }) => addition ?? '—' },
  { parameter: 'baseCurve', mark: 'BC', name: 'Кривизна', write: ({ baseCurve }) => formatSize(baseCurve) },
  { parameter: 'diameter', mark: 'Dia', name: 'Диаметр', write: ({ diameter }) => formatSize(diameter) },
]

/** Only multifocal lenses have an addition. */
export const columnsOf = (lenses: readonly Lens[]): Column[] =>
  COLUMNS.filter(
    ({ parameter }) => parameter !== 'addition' || lenses.some(({ addition }) => addition !== null),
  )

interface LensTableProps {
  lenses: readonly Lens[]
  /** What was prescribed before: what has changed since is marked. */
  before?: readonly Lens[]
  /** Names the eyes in words, not only OD and OS. */
  inWords?: boolean
}

/** A lens for each eye, with the axis of its cylinder on the eye's scale. */
export function LensTable({ lenses, before = [], inWords = false }: LensTableProps) {
  const columns = columnsOf(lenses)
  return (
    <table className={classes('table rx', columns.length > 5 && 'rx--six')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Глаз</span>
          </th>
          {columns.map(({ mark, name }) => (
            <th key={mark} scope="col">
              <abbr title={name}>{mark}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lenses.map((lens) => {
          const old = lensOf(before, lens.eye)
          const changed = old ? differing(lens, old) : []
          return (
            <tr key={lens.eye}>
              <th scope="row">
                <EyeDial eye={lens.eye} axis={lens.axis} />
                {inWords ? (
                  <span className="rx__eye">
                    {EYES[lens.eye].name} глаз
                    <span className="visually-hidden">, {EYES[lens.eye].mark}</span>
                  </span>
                ) : (
                  <span className="visually-hidden">{`${EYES[lens.eye].name}, ${EYES[lens.eye].mark}`}</span>
                )}
              </th>
              {columns.map(({ parameter, mark, write }) => (
                <td key={mark} data-mark={mark}>
                  {old && changed.includes(parameter) ? (
                    <>
                      <mark className="rx__changed">{write(lens)}</mark>
                      <span className="rx__before">было {write(old)}</span>
                    </>
                  ) : (
                    write(lens)
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
