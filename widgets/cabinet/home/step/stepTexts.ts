import type { Appointment } from '#data/appointments/appointment'
import { formatDay, formatDaysUntil, formatTime, hasPassed } from '#domain/dates/dates'
import { count } from '#domain/numbers/counts'

const DAYS = ['день', 'дня', 'дней'] as const

/** Returns 'Завтра в 12:00: подбор контактных линз'; 'Идёт сейчас: …' once it has begun. */
export function visitInWords({ startsAt, service }: Appointment, now: Date): string {
  const near = formatDaysUntil(startsAt, now)
  const when = hasPassed(startsAt, now)
    ? 'Идёт сейчас'
    : `${near.charAt(0).toUpperCase()}${near.slice(1)} в\u00a0${formatTime(startsAt)}`
  return `${when}: ${service ? service.name.charAt(0).toLowerCase() + service.name.slice(1) : 'приём в оптике'}`
}

/** Returns 'Линз осталось на 12 дней'. */
export function lensesInWords(daysLeft: number | undefined): string {
  if (daysLeft === undefined) return 'Пора купить линзы'
  return daysLeft <= 0 ? 'Линзы по расчёту закончились' : `Линз осталось на ${count(daysLeft, DAYS)}`
}

/** Returns 'Напоминание на 5 декабря'. */
export const remindInWords = (day: string): string => `Напоминание на ${formatDay(day)}`
