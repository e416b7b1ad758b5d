import type { ReactNode } from 'react'
import { useFoldedFilters } from '#ui/controls/useFoldedFilters'
import { classes } from '#ui/lib/classes'

interface FoldedFiltersProps {
  /** Number of filters that are on. */
  count: number
  children: ReactNode
}

/** Filters that stand behind one button in a narrow column, so that goods are in its first screen. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const { id, isOpen, button } = useFoldedFilters(count)
  return (
    <>
      <div className="catalogue__more">{button}</div>
      <div className={classes('stack', !isOpen && 'catalogue__folded')} id={id}>
        {children}
      </div>
    </>
  )
}
