import { useId } from 'react'
import type { Sorting } from '#data/catalogue/filters'
import { Button } from '#ui/controls/Button'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import type { useFilters } from './useFilters'

const SORTINGS: readonly [Sorting, string][] = [
  ['popular', 'Сначала популярные'],
  ['cheap', 'Сначала дешевле'],
  ['dear', 'Сначала дороже'],
]
const TABS: readonly [string, string][] = [
  ['', 'Все'],
  ['lenses', 'Линзы'],
  ['solutions', 'Растворы'],
  ['drops', 'Капли'],
]

interface CatalogueHeadProps {
  state: ReturnType<typeof useFilters>
  hasTabs: boolean
  /** Number of active filters. */
  onCount: number
  /** Opens the sheet with the filters; undefined if the filters are beside the list. */
  onSheet: (() => void) | undefined
}

/** Renders the tabs, the search and the sort order of a catalogue. */
export function CatalogueHead({ state, hasTabs, onCount, onSheet }: CatalogueHeadProps) {
  const id = useId()
  const { filters, tab } = state
  return (
    <div className="catalogue__head">
      {hasTabs && <Tabs tab={tab} onTab={state.onTab} />}
      <div className="field catalogue__search">
        <label htmlFor={id}>Поиск по названию</label>
        <input
          className="input"
          type="search"
          id={id}
          autoComplete="off"
          value={filters.search}
          onChange={({ target }) => state.onFilters({ search: target.value })}
        />
      </div>
      {onSheet && (
        <div className="catalogue__more">
          <Button variant="secondary" small aria-haspopup="dialog" loads onClick={onSheet}>
            {onCount > 0 ? `Фильтры: ${onCount}` : 'Фильтры'}
          </Button>
        </div>
      )}
      <LabelledSelect
        label="Сортировка"
        value={filters.sorting}
        onChosen={(value) =>
          state.onFilters({ sorting: SORTINGS.find(([code]) => code === value)?.[0] ?? 'popular' })
        }
      >
        {SORTINGS.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </LabelledSelect>
    </div>
  )
}

const Tabs = ({ tab, onTab }: Pick<ReturnType<typeof useFilters>, 'tab' | 'onTab'>) => (
  <div className="catalogue__tabs" role="group" aria-label="Раздел каталога">
    {TABS.map(([code, name]) => (
      <Button key={code} variant="quiet" aria-pressed={code === tab} onClick={() => onTab(code)}>
        {name}
      </Button>
    ))}
  </div>
)
