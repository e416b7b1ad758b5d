import { nextFreeSlots, type PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { formatDayTime, formatTime } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'

interface TakenNoticeProps {
  taken: PromoterSlot
  slots: readonly PromoterSlot[]
  now: Date
  onChosen: (slot: PromoterSlot) => void
  /** Why it cannot be booked. */
  children: string
}

const OFFERED = 3

/** Says that a time cannot be booked any more, and offers the next free ones. */
export function TakenNotice({ taken, slots, now, onChosen, children }: TakenNoticeProps) {
  const next = nextFreeSlots(slots, taken, OFFERED, now)
  const isSameDay = ({ startsAt }: PromoterSlot) => dayInShop(startsAt) === dayInShop(taken.startsAt)
  return (
    <Notice tone="bad">
      <p className="strong">{children}</p>
      {next.length > 0 ? (
        <>
          <p className="small">Ближайшие свободные:</p>
          <div className="row">
            {next.map((slot) => (
              <Button key={slot.id} variant="secondary" small onClick={() => onChosen(slot)}>
                {isSameDay(slot) ? formatTime(slot.startsAt) : formatDayTime(slot.startsAt)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="small">Другого свободного времени пока нет.</p>
      )}
    </Notice>
  )
}
