import { useId, useState, type ReactNode } from 'react'
import { Button } from '../ui/controls/Button'
import { classes } from '../ui/lib/classes'

interface FinderFiltersProps {
  search: ReactNode
  /** Number of active filters; if some are active initially, the filters are shown. */
  count: number
  children: ReactNode
}

/** The search with its filters, which are behind a button in a narrow column. */
export function FinderFilters({ search, count, children }: FinderFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <div className="finder__search">
        {search}
        <div className="finder__more">
          <Button
            variant="secondary"
            small
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
          </Button>
        </div>
      </div>
      <div className={classes('finder__filters', isOpen && 'finder__filters--open')} id={id}>
        {children}
      </div>
    </>
  )
}
