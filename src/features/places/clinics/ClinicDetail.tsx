import { useClinicQuery } from '#data/locator/locatorApi'
import type { Clinic } from '#data/locator/locatorPoint'
import { safeHref } from '#domain/safeHref'
import { TextLink } from '#ui/controls/TextLink'
import { PlaceDetail, type DetailProps } from '../parts/PlaceDetail'
import { problemOf } from '../parts/problemOf'

export function ClinicDetail(props: DetailProps<Clinic>) {
  const { known, isInRow } = props
  const { data: detailed, error } = useClinicQuery(known.id)
  const clinic = detailed ?? known
  const isCalledInRow = isInRow && clinic.phone === known.phone
  return (
    <PlaceDetail
      {...props}
      // The row has the call itself.
      place={isCalledInRow ? { ...clinic, phone: null } : clinic}
      problem={problemOf(error, 'Эта клиника больше не работает')}
      call="Позвонить"
    >
      {safeHref(clinic.link) !== undefined && (
        <div>
          <TextLink href={clinic.link} newTab>
            Сайт клиники
          </TextLink>
        </div>
      )}
    </PlaceDetail>
  )
}
