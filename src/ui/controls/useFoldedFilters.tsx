import { useId, useState } from 'react'
import { Button } from './Button'

/**
 * Filters that stand behind one button in a narrow column. Those that are on at first are shown.
 * @param count number of filters that are on
 * @returns the button, the id that what it opens has, and whether that is open
 */
export function useFoldedFilters(count: number) {
  const id = useId()
  const [isOpen, setOpen] = useState(count > 0)
  const button = (
    <Button
      variant="secondary"
      small
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
    </Button>
  )
  return { id, isOpen, button }
}
