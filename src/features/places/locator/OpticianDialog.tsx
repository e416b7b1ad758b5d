import { useLocatorPointQuery } from '#data/locator/locatorApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { profileUrl } from '#host/page/config'
import { TextLink } from '#ui/controls/TextLink'
import { PlaceDialog } from '../parts/PlaceDialog'
import { problemOf } from '../parts/problemOf'

interface OpticianDialogProps {
  /** As the list has it. */
  known: LocatorPoint
  onClosed: () => void
}

export function OpticianDialog({ known, onClosed }: OpticianDialogProps) {
  const { data, error } = useLocatorPointQuery(known.id)
  return (
    <PlaceDialog
      place={data ?? known}
      problem={problemOf(error, 'Эта оптика больше не работает')}
      onClosed={onClosed}
    >
      <div>
        <BookingLink {...known} />
      </div>
    </PlaceDialog>
  )
}

/** Into the cabinet's booking, which opens at this optician. */
export function BookingLink({ id, name }: LocatorPoint) {
  return (
    <TextLink href={`${profileUrl()}optics/?department=${encodeURIComponent(id)}`} after="right">
      Записаться<span className="visually-hidden">: {name}</span>
    </TextLink>
  )
}
