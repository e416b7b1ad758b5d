import { formatDate } from '#domain/dates/dates'
import type { Fitting } from '#data/fittings/fitting'
import { useFittingHistoryQuery } from '#data/fittings/fittingsApi'
import { changesOf, lensesBefore } from '#data/fittings/changes'
import { formatPower } from '#domain/lens'
import { newestFirst } from '#domain/dates/newestFirst'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { LineChart } from '#ui/graphics/LineChart'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Skeleton } from '#ui/states/Skeleton'
import { TextLink } from '#ui/controls/TextLink'
import { LensTable } from './LensTable'

/** Lists all selections, each compared with the one before, and draws how the powers changed. */
export function HistoryCard() {
  const query = useFittingHistoryQuery()
  return (
    <Card title="История подборов">
      <Loaded
        query={query}
        failure="История подборов не загрузилась"
        skeleton={<Skeleton label="Загружаем историю подборов" heights={[24, 80, 80, 24, 80]} />}
        empty={<EmptyNote>Здесь будут все подборы линз и то, что в них изменилось.</EmptyNote>}
      >
        {(all) => {
          const fittings = newestFirst(all, ({ createdAt }) => createdAt)
          return (
            <>
              <Powers fittings={fittings} />
              <ShowMore items={fittings} step={3} keyOf={({ id }) => id}>
                {(fitting) => (
                  <FittingItem fitting={fitting} before={lensesBefore(fittings, fittings.indexOf(fitting))} />
                )}
              </ShowMore>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

const POWERS = [
  { parameter: 'sphere', title: 'Как менялась сфера' },
  { parameter: 'cylinder', title: 'Как менялся цилиндр' },
] as const

/** Number of selections in the chart: the list has the older ones, and a longer line says no more. */
const SHOWN = 12

function Powers({ fittings }: { fittings: Fitting[] }) {
  return POWERS.map(({ parameter, title }) => {
    const series = changesOf(fittings.slice(0, SHOWN), parameter)
    return (
      series.length > 0 && (
        <div key={parameter} className="stack">
          <h3>{title}</h3>
          <LineChart label={title} series={series} format={formatPower} />
        </div>
      )
    )
  })
}

function FittingItem({ fitting, before }: { fitting: Fitting; before: ReturnType<typeof lensesBefore> }) {
  const { id, createdAt, specialistName, department, lenses, recommendations, nextVisitAt, review } = fitting
  return (
    <article className="vision__fitting">
      <h3>{createdAt === null ? 'Дата не указана' : formatDate(createdAt)}</h3>
      <p className="small soft">
        {[department?.name, specialistName].filter(Boolean).join(', ') || 'Оптика не указана'}
      </p>
      {lenses.length === 0 ? <p>Линзы не подобраны.</p> : <LensTable lenses={lenses} before={before} />}
      {recommendations.map(({ title, text }, index) => (
        <p key={index} className="small">
          {title !== '' && <span className="strong">{title}. </span>}
          {text}
        </p>
      ))}
      {nextVisitAt !== null && <p className="small">Следующий визит: {formatDate(nextVisitAt)}</p>}
      {review === null && (
        <div>
          <TextLink to={`/feedback/?review=selection-${id}`} after="right">
            Оставить отзыв<span className="visually-hidden"> о подборе {formatDate(createdAt)}</span>
          </TextLink>
        </div>
      )}
    </article>
  )
}
