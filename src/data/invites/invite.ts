export type { Invite } from '../../domain/records'
import type { Invite } from '../../domain/records'
import { hasPassed } from '../../domain/dates/dates'

/** Tells whether an invite still waits for an answer. */
export const isOpen = ({ status, expiresAt }: Invite, now: Date): boolean =>
  status.code === 'new' && !hasPassed(expiresAt, now)
