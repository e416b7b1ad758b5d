import { isOnMap, type Coordinates } from '#domain/coordinates'
import { TextLink } from '#ui/controls/TextLink'

/** Links to a map with the route; renders nothing if the coordinates are unknown. */
export function RouteLink({ to }: { to: Coordinates | null }) {
  if (!to || !isOnMap(to)) return null
  return (
    <TextLink href={`https://yandex.ru/maps/?rtext=~${to[0]},${to[1]}`} newTab>
      Маршрут
    </TextLink>
  )
}
