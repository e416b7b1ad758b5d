import type { IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import type { Appointment } from './appointment'

/** Returns the customer's own appointment at a department at this moment. */
export const ownAt = (
  entries: readonly Appointment[],
  departmentId: Id,
  moment: IsoDate,
): Appointment | undefined =>
  entries.find(
    ({ department, startsAt, status }) =>
      status.code !== 'cancelled' &&
      sameId(department?.id, departmentId) &&
      Date.parse(startsAt ?? '') === Date.parse(moment),
  )
