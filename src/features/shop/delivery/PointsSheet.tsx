import type { ComponentProps } from 'react'
import { Dialog } from '#ui/dialogs/Dialog'
import { PointList } from './PointList'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface PointsSheetProps extends ComponentProps<typeof PointList> {
  onClosed: () => void
}

/** Shows all points with search, filters and map in a sheet, on a phone. */
export function PointsSheet({ onClosed, ...list }: PointsSheetProps) {
  // No sheet has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <Dialog title="Пункты выдачи" sheet onClosed={onClosed}>
      <PointList {...list} />
    </Dialog>
  )
}
