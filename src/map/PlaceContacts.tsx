import { isOnMap, type Coordinates } from '../domain/places'
import { formatPhone } from '../domain/phone'
import { TextLink } from '../ui/TextLink'

interface PlaceContactsProps {
  place: { phone: string | null; coordinates: Coordinates | null }
  /** 'Позвонить' where the link is to say what it does; else the number alone. */
  call?: string
}

/** The phone of a place, and the way there. */
export function PlaceContacts({ place: { phone, coordinates }, call }: PlaceContactsProps) {
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  if (digits === '' && !coordinates) return null
  return (
    <p className="row">
      {digits !== '' && (
        <TextLink href={`tel:+7${digits.slice(-10)}`}>
          {call === undefined ? <span className="visually-hidden">Позвонить: </span> : `${call}: `}
          {formatPhone(digits.slice(-10), 'ru')}
        </TextLink>
      )}
      {coordinates && isOnMap(coordinates) && (
        <TextLink href={`https://yandex.ru/maps/?rtext=~${coordinates.join()}`} newTab>
          Маршрут
        </TextLink>
      )}
    </p>
  )
}
