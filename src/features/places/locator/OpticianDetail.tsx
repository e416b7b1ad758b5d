import { useLocatorPointQuery } from '#data/locator/locatorApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { PlaceDetail, type DetailProps } from '../parts/PlaceDetail'
import { problemOf } from '../parts/problemOf'
import { BookingLink } from './BookingLink'

export function OpticianDetail(props: DetailProps<LocatorPoint>) {
  const { known, isInRow } = props
  const { data: detailed, error } = useLocatorPointQuery(known.id)
  return (
    <PlaceDetail
      {...props}
      place={detailed ?? known}
      problem={problemOf(error, 'Эта оптика больше не работает')}
    >
      {/* The row has the link itself. */}
      {!isInRow && (
        <div>
          <BookingLink {...known} />
        </div>
      )}
    </PlaceDetail>
  )
}
