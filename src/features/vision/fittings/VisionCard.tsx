import { formatDate } from '../../../domain/dates'
import type { Eye, Lens } from '../../../domain/lens'
import { EYES, formatAxis, formatPower, formatSize } from '../../../domain/lens'
import { Skeleton } from '../../../ui/Skeleton'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { StyleSheet } from '../../../ui/StyleSheet'
import { TextLink } from '../../../ui/TextLink'
import { EyeDial } from './EyeDial'
import type { Fitting } from '../../../data/fittings/fitting'
import { latestFitting } from '../../../data/fittings/fitting'
import { useFittingsQuery } from '../../../data/fittings/fittingsApi'
import css from './vision.css'

/** What was last prescribed for each eye. */
export function VisionCard() {
  const query = useFittingsQuery()
  const latest = latestFitting(query.data?.selections ?? [])
  return (
    <Card
      title="Профиль зрения"
      action={
        <TextLink to="/selection/" after="right">
          Открыть<span className="visually-hidden"> профиль зрения</span>
        </TextLink>
      }
    >
      <StyleSheet href={css} />
      <Loaded
        query={query}
        failure="Профиль зрения не загрузился"
        skeleton={<Skeleton label="Загружаем профиль зрения" heights={[24, 80, 80, 40]} />}
        empty={
          <EmptyNote>
            Здесь появятся параметры ваших линз после подбора у специалиста. Запишитесь в оптику клуба.
          </EmptyNote>
        }
        isEmpty={() => latest === undefined}
      >
        {() => latest && <Prescription selection={latest} />}
      </Loaded>
    </Card>
  )
}

const COLUMNS = [
  ['Sph', 'Сфера', ({ sphere }: Lens) => formatPower(sphere)],
  ['Cyl', 'Цилиндр', ({ cylinder }: Lens) => formatPower(cylinder)],
  ['Ax', 'Ось', ({ axis }: Lens) => formatAxis(axis)],
  ['BC', 'Базовая кривизна', ({ baseCurve }: Lens) => formatSize(baseCurve)],
  ['Dia', 'Диаметр', ({ diameter }: Lens) => formatSize(diameter)],
] as const

function Prescription({ selection: { lenses, createdAt, department } }: { selection: Fitting }) {
  return (
    <>
      <table className="table rx">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Глаз</span>
            </th>
            {COLUMNS.map(([mark, name]) => (
              <th key={mark} scope="col">
                <abbr title={name}>{mark}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lenses.map((lens) => (
            <tr key={lens.eye}>
              <th scope="row">
                <EyeDial eye={lens.eye} axis={lens.axis} />
                <span className="visually-hidden">{nameOf(lens.eye)}</span>
              </th>
              {COLUMNS.map(([mark, , write]) => (
                <td key={mark}>{write(lens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {[createdAt !== null && `Проверено ${formatDate(createdAt)}`, department?.name]
          .filter(Boolean)
          .join(', ')}
        . Линзы советуют проверять раз в полгода.
      </p>
    </>
  )
}

const nameOf = (eye: Eye) => `${EYES[eye].name}, ${EYES[eye].mark}`
