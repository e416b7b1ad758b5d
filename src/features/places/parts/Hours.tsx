import { openNow } from '#domain/dates/openingHours'

export interface WithHours {
  workTime: string | null
}

/** Shows 'пн–пт 10:00–20:00 · Открыто до 20:00'. */
export function Hours({ workTime }: WithHours) {
  const hours = [workTime, openNow(workTime)].filter(Boolean).join(' · ')
  return hours === '' ? null : <span className="small soft">{hours}</span>
}
