import type { Fitting } from '#data/fittings/fitting'
import { useFittingHistoryQuery } from '#data/fittings/fittingsApi'
import { changesOf, lensesBefore } from '#data/fittings/changes'
import { formatPower } from '#domain/lens'
import { newestFirst } from '#domain/dates/newestFirst'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { LineChart } from '#ui/graphics/LineChart'
import { ShowMore } from '#ui/controls/ShowMore'
import { FittingItem } from './FittingItem'

/** Lists all selections, each compared with the preceding one, and draws charts of the powers. */
export function HistoryCard() {
  const query = useFittingHistoryQuery()
  return (
    <LoadedCard
      title="История подборов"
      query={query}
      failure="История подборов не загрузилась"
      skeleton={{ label: 'Загружаем историю подборов', heights: [24, 80, 80, 24, 80] }}
      empty={<EmptyNote>Здесь будут все подборы линз и то, что в них изменилось.</EmptyNote>}
    >
      {(all) => {
        const fittings = newestFirst(all, ({ createdAt }) => createdAt)
        return (
          <>
            <ShowMore items={fittings} step={3} keyOf={({ id }) => id}>
              {(fitting) => (
                <FittingItem fitting={fitting} before={lensesBefore(fittings, fittings.indexOf(fitting))} />
              )}
            </ShowMore>
            <Powers fittings={fittings} />
          </>
        )
      }}
    </LoadedCard>
  )
}

const POWERS = [
  { parameter: 'sphere', title: 'Как менялась сфера' },
  { parameter: 'cylinder', title: 'Как менялся цилиндр' },
] as const

/** Maximum number of selections in a chart; older ones are only in the list. */
const SHOWN = 12

function Powers({ fittings }: { fittings: Fitting[] }) {
  return POWERS.map(({ parameter, title }) => {
    const series = changesOf(fittings.slice(0, SHOWN), parameter)
    // A chart needs more than two points: the list shows two just as well.
    return (
      series.some(({ points }) => points.length > 2) && (
        <div key={parameter} className="stack">
          <h3>{title}</h3>
          <LineChart label={title} series={series} format={formatPower} />
        </div>
      )
    )
  })
}
