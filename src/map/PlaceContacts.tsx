import { isOnMap, type Coordinates } from '../domain/coordinates'
import { PhoneLink } from '../ui/controls/PhoneLink'
import { TextLink } from '../ui/controls/TextLink'

interface PlaceContactsProps {
  place: { phone: string | null; coordinates: Coordinates | null }
  /** 'Позвонить' if the link has to name its action; otherwise the link shows only the number. */
  call?: string
}

/** Phone of a place, and a link to its directions. */
export function PlaceContacts({ place: { phone, coordinates }, call }: PlaceContactsProps) {
  if (!/\d/.test(phone ?? '') && !coordinates) return null
  return (
    <p className="row">
      <PhoneLink phone={phone} call={call} />
      {coordinates && isOnMap(coordinates) && (
        <TextLink href={`https://yandex.ru/maps/?rtext=~${coordinates.join()}`} newTab>
          Маршрут
        </TextLink>
      )}
    </p>
  )
}
