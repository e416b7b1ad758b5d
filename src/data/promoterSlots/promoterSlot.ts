import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'

/** A time of a vision test or of a spa day. */
export interface PromoterSlot {
  id: Id
  /** vision_test or spa; may grow. */
  kind: string
  title: string
  place: string
  startsAt: IsoDate | null
  isAvailable: boolean
  isBooked: boolean
}
