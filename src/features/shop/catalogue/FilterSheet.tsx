import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface FilterSheetProps {
  /** Number of products found: '6 товаров'. */
  counted: string
  onReset: () => void
  onClosed: () => void
  /** The filters; each takes effect at once. */
  children: ReactNode
}

/** Shows the filters of a catalogue in a sheet, as on a phone. */
export function FilterSheet({ counted, onReset, onClosed, children }: FilterSheetProps) {
  // No sheet has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <Dialog title="Фильтры" sheet onClosed={onClosed}>
      <div>{children}</div>
      <div className="dialog__actions">
        <Button onClick={onClosed}>Показать {counted}</Button>
        <Button variant="quiet" onClick={onReset}>
          Сбросить фильтры
        </Button>
      </div>
    </Dialog>
  )
}
