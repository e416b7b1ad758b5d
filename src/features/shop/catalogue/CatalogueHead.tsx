import { useId } from 'react'
import type { Sorting } from '#data/catalogue/filters'
import { Button } from '#ui/controls/Button'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { TabStrip, type Tab } from '#ui/controls/TabStrip'
import { buttonClass } from '#ui/lib/buttonClass'
import type { useFilters } from './useFilters'

const SORTINGS: readonly [Sorting, string][] = [
  ['popular', 'Сначала популярные'],
  ['cheap', 'Сначала дешевле'],
  ['dear', 'Сначала дороже'],
]
const TABS: readonly Tab<string>[] = [
  { id: '', label: 'Все' },
  { id: 'lenses', label: 'Линзы' },
  { id: 'solutions', label: 'Растворы' },
  { id: 'drops', label: 'Капли' },
]

interface CatalogueHeadProps {
  state: ReturnType<typeof useFilters>
  /** Id of the panel that the tabs control; undefined for a catalogue without tabs. */
  panel: string | undefined
  /** Number of active filters. */
  onCount: number
  /** Opens the sheet with the filters; undefined if the filters are beside the list. */
  onSheet: (() => void) | undefined
}

/** Renders the tabs, the search and the sort order of a catalogue. */
export function CatalogueHead({ state, panel, onCount, onSheet }: CatalogueHeadProps) {
  const id = useId()
  const { filters, tab } = state
  return (
    <div className="catalogue__head">
      {panel !== undefined && (
        <TabStrip
          label="Раздел каталога"
          tabs={TABS}
          selected={tab}
          onSelected={state.onTab}
          panel={panel}
          className="catalogue__tabs"
          tabClass={buttonClass({ variant: 'quiet' })}
        />
      )}
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
