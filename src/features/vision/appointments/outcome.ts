import { formatDayTime, type IsoDate } from '#domain/dates/dates'

/**
 * Returns the message about a booked or moved appointment: the shop may have assigned another time than the
 * chosen one.
 */
export const outcome = (done: string, startsAt: IsoDate | null | undefined, chosen: IsoDate): string =>
  typeof startsAt === 'string' && Date.parse(startsAt) !== Date.parse(chosen)
    ? `Вас записали на другое время: ${formatDayTime(startsAt)}. Если оно не подходит, перенесите запись`
    : done
