import type { Id } from '../../domain/Id'
import type { Coordinates } from '../../domain/coordinates'
import type { IconName } from '../../ui/lib/icons'

/** Place that list and map show. */
export interface Place {
  id: Id
  name: string
  address: string
  coordinates: Coordinates | null
  /** Icon of the kind of place, for its pin. */
  icon?: IconName
  /** Points of the club for choosing the place. */
  bonus?: number | null
}
