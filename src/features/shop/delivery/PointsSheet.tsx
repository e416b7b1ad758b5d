import type { ComponentProps } from 'react'
import { Dialog } from '#ui/dialogs/Dialog'
import { PointList } from './PointList'

interface PointsSheetProps extends ComponentProps<typeof PointList> {
  onClosed: () => void
}

/** Shows all points with search, filters and map in a sheet, on a phone. */
export const PointsSheet = ({ onClosed, ...list }: PointsSheetProps) => (
  <Dialog title="Пункты выдачи" sheet onClosed={onClosed}>
    <PointList {...list} />
  </Dialog>
)
