import { useId, useState, type ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { classes } from '#ui/lib/classes'

interface FoldedFiltersProps {
  /** Number of filters that are on; those that are on at first are shown. */
  count: number
  children: ReactNode
}

/** Filters that stand behind one button in a narrow column, so that goods are in its first screen. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <>
      <div className="catalogue__more">
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
      <div className={classes('stack', !isOpen && 'catalogue__folded')} id={id}>
        {children}
      </div>
    </>
  )
}
