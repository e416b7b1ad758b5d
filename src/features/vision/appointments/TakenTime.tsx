import { formatDayTime } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { Id } from '#domain/Id'
import {
  nextFree,
  slotStart,
  type AppointmentDay,
  type AppointmentSlot,
} from '#data/appointments/appointment'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Notice } from '#ui/states/Notice'
import { takenInWords } from './takenInWords'

interface TakenTimeProps {
  days: readonly AppointmentDay[]
  at: string
  /** Whether the server refused it as taken. */
  isRefused: boolean
  departmentId: Id
  onChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
}

/** Number of free times that are offered instead of the taken one. */
const OFFERED = 3

/**
 * Says that the chosen time is taken or has passed, and offers the next free ones. The other choices are
 * kept.
 */
export function TakenTime({ days, at, isRefused, onChosen, departmentId }: TakenTimeProps) {
  const next = nextFree(days, at, OFFERED)
  return (
    <Notice tone="bad">
      <p>{takenInWords(isRefused ? [] : days, at)}. Остальное, что вы выбрали, сохранено.</p>
      {next.length > 0 && <p>Ближайшее свободное:</p>}
      <div className="row">
        {next.map(({ day, slot }) => (
          <Button key={slot.id} variant="secondary" small onClick={() => onChosen(day, slot)}>
            {formatDayTime(slotStart(day, slot))}
          </Button>
        ))}
        <ButtonLink
          variant="quiet"
          small
          to={`/optics/?department=${encodeURIComponent(departmentId)}&day=${dayInShop(at)}`}
        >
          Всё время
        </ButtonLink>
      </div>
    </Notice>
  )
}
