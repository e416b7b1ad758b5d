import { formatDayTime, type IsoDate } from '#domain/dates/dates'

/** What is said of an appointment that was made or moved: the shop may have put it at another time than was chosen. */
export const outcome = (done: string, startsAt: IsoDate | null | undefined, chosen: IsoDate): string =>
  typeof startsAt === 'string' && Date.parse(startsAt) !== Date.parse(chosen)
    ? `Вас записали на другое время: ${formatDayTime(startsAt)}. Если оно не подходит, перенесите запись`
    : done
