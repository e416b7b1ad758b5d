import { hasPassed, type IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'

export interface Invite {
  id: Id
  /** event, training, academy or expert; an unknown kind leads nowhere. */
  kind: string
  objectId: Id | null
  title: string
  text: string
  startsAt: IsoDate | null
  expiresAt: IsoDate | null
  /** new, accepted, declined or expired. */
  status: Status
  isRead: boolean
}

/** Whether an invite still waits for an answer. */
export const isOpen = ({ status, expiresAt }: Invite, now: Date): boolean =>
  status.code === 'new' && !hasPassed(expiresAt, now)
