import { openingHours } from '#domain/dates/openingHours'

export interface WithHours {
  workTime: string | null
}

/** Shows 'Ежедневно с 10 до 21 · Открыто'. */
export function Hours({ workTime }: WithHours) {
  const hours = openingHours(workTime)
  return hours === '' ? null : <span className="small soft">{hours}</span>
}
