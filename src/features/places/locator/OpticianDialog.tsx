import { useLocatorPointQuery } from '#data/locator/locatorApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { PlaceDialog } from '../parts/PlaceDialog'
import { problemOf } from '../parts/problemOf'
import { BookingLink } from './BookingLink'

interface OpticianDialogProps {
  /** The optician from the list, which is shown until the details are known. */
  known: LocatorPoint
  onClosed: () => void
}

export function OpticianDialog({ known, onClosed }: OpticianDialogProps) {
  const { data: detailed, error } = useLocatorPointQuery(known.id)
  return (
    <PlaceDialog
      place={detailed ?? known}
      problem={problemOf(error, 'Эта оптика больше не работает')}
      onClosed={onClosed}
    >
      <div>
        <BookingLink {...known} />
      </div>
    </PlaceDialog>
  )
}
