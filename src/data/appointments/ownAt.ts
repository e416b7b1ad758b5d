import { daysBetween, type IsoDate } from '../../domain/dates/dates'
import { sameId, type Id } from '../../domain/Id'
import { upcoming, type Appointment } from './appointment'
import { currentTime } from '../../domain/dates/clock'

/** Returns the customer's own appointment at this department and moment. */
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

const WEEK = 7

/** Returns the customer's first future visit that is at most a week before or after this moment. */
export const ownWithinWeek = (
  entries: readonly Appointment[],
  moment: IsoDate,
  now: Date = currentTime(),
): Appointment | undefined =>
  upcoming(entries, now).find(({ startsAt }) => Math.abs(daysBetween(startsAt, moment)) <= WEEK)
