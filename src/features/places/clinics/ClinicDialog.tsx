import { useClinicQuery } from '#data/locator/locatorApi'
import type { Clinic } from '#data/locator/locatorPoint'
import { safeHref } from '#domain/safeHref'
import { TextLink } from '#ui/controls/TextLink'
import { PlaceDialog } from '../parts/PlaceDialog'
import { problemOf } from '../parts/problemOf'

interface ClinicDialogProps {
  /** The clinic from the list, which is shown until the details are known. */
  known: Clinic
  onClosed: () => void
}

export function ClinicDialog({ known, onClosed }: ClinicDialogProps) {
  const { data: detailed, error } = useClinicQuery(known.id)
  const clinic = detailed ?? known
  return (
    <PlaceDialog
      place={clinic}
      problem={problemOf(error, 'Эта клиника больше не работает')}
      call="Позвонить"
      onClosed={onClosed}
    >
      {safeHref(clinic.link) !== undefined && (
        <div>
          <TextLink href={clinic.link} newTab>
            Сайт клиники
          </TextLink>
        </div>
      )}
    </PlaceDialog>
  )
}
