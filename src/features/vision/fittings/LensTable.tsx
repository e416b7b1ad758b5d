import { LENS_PARAMETERS, parameterInWords, type Lens } from '#domain/lens'
import { EyeName } from '#parts/eyes/EyeName'
import { classes } from '#ui/lib/classes'
import { EyeDial } from './EyeDial'

/** Returns the columns of the table; only multifocal lenses have an addition. */
export const columnsOf = (lenses: readonly Lens[]) =>
  LENS_PARAMETERS.filter(
    ({ name }) => name !== 'addition' || lenses.some(({ addition }) => addition !== null),
  )

interface LensTableProps {
  lenses: readonly Lens[]
}

/** Lists the lens of each eye in a table; the axis of a cylinder is drawn on a scale around the eye. */
export function LensTable({ lenses }: LensTableProps) {
  const columns = columnsOf(lenses)
  return (
    <table className={classes('rx', columns.length > 5 && 'rx--six')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Глаз</span>
          </th>
          {columns.map(({ mark, title }) => (
            <th key={mark} scope="col">
              <abbr title={title}>{mark}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lenses.map((lens) => (
          <tr key={lens.eye}>
            <th scope="row">
              <span className="small rx__eye">
                <EyeDial eye={lens.eye} axis={lens.axis} />
                <EyeName eye={lens.eye} />
              </span>
            </th>
            {columns.map(({ name, mark }) => (
              <td key={mark} data-mark={mark}>
                {parameterInWords(name, lens[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
