import type { ReactNode } from 'react'
import { useFoldedFilters } from '../ui/controls/useFoldedFilters'
import { classes } from '../ui/lib/classes'

interface FinderFiltersProps {
  search: ReactNode
  /** Number of filters that are on. */
  count: number
  children: ReactNode
}

/** The search, and filters that stand behind one button in a narrow column. */
export function FinderFilters({ search, count, children }: FinderFiltersProps) {
  const { id, isOpen, button } = useFoldedFilters(count)
  return (
    <>
      <div className="finder__search">
        {search}
        <div className="finder__more">{button}</div>
      </div>
      <div className={classes('finder__filters', isOpen && 'finder__filters--open')} id={id}>
        {children}
      </div>
    </>
  )
}
