import type { Id } from '../../domain/Id'
import type { Coordinates } from '../../domain/coordinates'
import type { IconName } from '../../ui/lib/icons'

/** A place in the list and on the map. */
export interface Place {
  id: Id
  name: string
  address: string
  coordinates: Coordinates | null
  /** Icon of the kind of place, for its pin. */
  icon?: IconName
  /** Bonus points for choosing the place. */
  bonus?: number | null
}
