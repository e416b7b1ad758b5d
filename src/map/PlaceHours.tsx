import { openingHours, type Opening } from '../domain/dates/openingHours'

/** Shows 'Ежедневно с 10 до 21 · Открыто'. */
export function PlaceHours(place: Opening) {
  const hours = openingHours(place)
  return hours === '' ? null : <span className="small soft">{hours}</span>
}
