import { WEEK } from './week'
import { joinedByDots } from '../text/joinedByDots'
import { currentTime } from './clock'

/** Opening hours as the shop writes them. */
export interface Opening {
  workTime: string | null
  /** Minutes by which the place's clock is ahead of UTC; null if the shop does not state it. */
  utcOffset: number | null
}

interface Hours {
  /** Days of the week; 0 is Sunday. */
  days: readonly number[]
  /** Minutes of the day; a closing time that is not after the opening time is on the next day. */
  from: number
  to: number
}

const ALL = [0, 1, 2, 3, 4, 5, 6]
const DAY = 24 * 60
/** In milliseconds. */
const MINUTE = 60_000

/**
 * Reads 'Ежедневно с 10 до 21', 'Пн–Сб с 9:30 до 20', 'Круглосуточно'; returns undefined for any other text.
 */
function parse(text: string): Hours | undefined {
  const plain = text.trim().toLowerCase()
  if (plain === 'круглосуточно') return { days: ALL, from: 0, to: DAY }
  const found =
    /^(ежедневно|([а-я]{2})\s?[–—-]\s?([а-я]{2}),?) с (\d{1,2})(?::(\d\d))? до (\d{1,2})(?::(\d\d))?$/.exec(
      plain,
    )
  if (!found) return undefined
  const [, days = '', first = '', last = '', fromHour, fromMinute = '0', toHour, toMinute = '0'] = found
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const to = Number(toHour) * 60 + Number(toMinute)
  if (from >= DAY || to > DAY) return undefined
  if (days === 'ежедневно') return { days: ALL, from, to }
  const [start, end] = [WEEK.indexOf(first), WEEK.indexOf(last)]
  if (start < 0 || end < 0) return undefined
  const length = ((end - start + 7) % 7) + 1
  return { days: ALL.slice(0, length).map((step) => (start + step) % 7), from, to }
}

/**
 * Writes 'Ежедневно с 10 до 21 · Открыто', 'Открыто круглосуточно'; unreadable opening hours are returned
 * unchanged. Whether the place is open now depends only on its own clock (contract 21).
 */
export function openingHours({ workTime, utcOffset }: Opening, now: Date = currentTime()): string {
  const hours = parse(workTime ?? '')
  if (!hours) return workTime ?? ''
  const { days, from, to } = hours
  if (to - from === DAY && days === ALL) return 'Открыто круглосуточно'
  if (utcOffset === null || Math.abs(utcOffset) >= DAY) return workTime ?? ''
  const there = new Date(now.getTime() + utcOffset * MINUTE)
  const [today, minutes] = [there.getUTCDay(), there.getUTCHours() * 60 + there.getUTCMinutes()]
  const isOvernight = to <= from
  const isOpenToday = days.includes(today) && minutes >= from && (isOvernight || minutes < to)
  const isOpenSinceYesterday = isOvernight && minutes < to && days.includes((today + 6) % 7)
  return joinedByDots([workTime, isOpenToday || isOpenSinceYesterday ? 'Открыто' : 'Закрыто'])
}
