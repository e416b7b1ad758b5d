import type { Id } from '../../domain/Id'
import type { Coordinates } from '../../domain/coordinates'
import type { IconName } from '../../ui/lib/icons'

/** A place as list and map show it. */
export interface Place {
  id: Id
  name: string
  address: string
  coordinates: Coordinates | null
  /** What kind of place it is, for its pin. */
  icon?: IconName
  /** Points of the club for choosing it. */
  bonus?: number | null
}
