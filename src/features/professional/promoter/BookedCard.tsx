import type { PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { isStaff, type SlotRole } from '#data/promoterSlots/promoterSlot'
import { formatSoon } from '#domain/dates/formatSoon'
import { lookup } from '#domain/lookup'
import { CalendarButton } from '#parts/CalendarButton'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { takeFocus } from '#ui/lib/takeFocus'
import { eventFile } from '../eventFile'

const NAMES = { vision_test: 'proverka-zreniya', spa: 'spa-dlya-glaz' }

/** Returns the booked time as a calendar file. */
const slotFile = ({ id, kind, title, startsAt, endsAt, place }: PromoterSlot): Promise<File> =>
  eventFile({ id: `slot-${id}`, title, startsAt, endsAt, place, fileName: lookup(NAMES, kind) ?? 'zapis' })

interface BookedCardProps {
  slot: PromoterSlot
  role: SlotRole
  onClosed: () => void
}

/** Shows the booked time with its number and place. The name is not shown again on a shared device. */
export function BookedCard({ slot, role, onClosed }: BookedCardProps) {
  return (
    <section className="card promoter__panel" part="card" role="status">
      <div>
        <Badge icon="check" tone="done" label={isStaff(role) ? 'Посетитель записан' : 'Вы записаны'} />
      </div>
      <div>
        <h3 className="key promoter__when" tabIndex={-1} ref={takeFocus}>
          {formatSoon(slot.startsAt)}
        </h3>
        <p className="small soft">
          {slot.title && `${slot.title}\u00a0· `}запись{' '}
          <span className="num">№ {slot.booking?.id ?? slot.id}</span>
        </p>
      </div>
      <p className="small">{slot.place}</p>
      <div className="row">
        <CalendarButton makeFile={() => slotFile(slot)} variant="secondary" icon="calendar" small />
        <Button variant="quiet" small onClick={onClosed}>
          Готово
        </Button>
      </div>
    </section>
  )
}
