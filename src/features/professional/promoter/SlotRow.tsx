import { memo } from 'react'
import { slotState, type PromoterSlot, type SlotRole, type SlotState } from '#data/promoterSlots/promoterSlot'
import { formatTime } from '#domain/dates/dates'
import { Button } from '#ui/controls/Button'
import { ChatLink } from '#ui/controls/ChatLink'
import { classes } from '#ui/lib/classes'
import { Icon } from '#ui/Icon'

export interface SlotRowProps {
  slot: PromoterSlot
  role: SlotRole
  now: Date
  /** Whether the place is shown, because the list has times of several places. */
  tellsPlace: boolean
  /** Whether this time is the one that is being booked. */
  isChosen: boolean
  isBusy: boolean
  onBook: (slot: PromoterSlot) => void
  onCancel: (slot: PromoterSlot) => void
}

/** Shows one time with its state as text, icon and shape, and its action. */
export const SlotRow = memo(function SlotRow(props: SlotRowProps) {
  const { slot, role, now, tellsPlace, isChosen, isBusy, onBook, onCancel } = props
  const state = slotState(slot, role, now)
  const time = formatTime(slot.startsAt)
  const forStaff = role !== 'visitor'
  const who = slot.booking?.name
  return (
    <li className={classes('slot', `slot--${state}`, isChosen && 'slot--chosen')} data-slot={slot.id}>
      {/* It names the row: a press before React must not apply to another time. */}
      <strong className="slot__time num">{time}</strong>
      <span className="slot__state">
        <StateSign state={state} />
        {forStaff && who ? (
          <span className="slot__who">
            {who} {slot.booking?.phoneTail && <span className="num soft">•• {slot.booking.phoneTail}</span>}
          </span>
        ) : (
          <span>{WORDS[state]}</span>
        )}
        {tellsPlace && <span className="slot__place soft">{slot.place}</span>}
        {state === 'mine' && (
          <span className="slot__place soft">
            Отменить запись можно <ChatLink about={`Запись № ${slot.id}`}>в чате поддержки</ChatLink>
          </span>
        )}
      </span>
      {state === 'free' && (
        <Button
          key="act"
          variant="secondary"
          small
          busy={isBusy}
          aria-expanded={forStaff ? isChosen : undefined}
          onClick={() => onBook(slot)}
        >
          {forStaff ? 'Записать' : 'Записаться'}
          <span className="visually-hidden"> на {time}</span>
        </Button>
      )}
      {state === 'booked' && forStaff && slot.isCancelable && (
        <Button
          key="act"
          variant="quiet"
          small
          aria-label={['Отменить запись', time, who].filter(Boolean).join(', ')}
          onClick={() => onCancel(slot)}
        >
          Отменить запись
        </Button>
      )}
    </li>
  )
})

const WORDS: Record<SlotState, string> = {
  free: 'Свободно',
  booked: 'Занято',
  mine: 'Вы записаны',
  unavailable: 'Недоступно',
  past: 'Прошло',
}

function StateSign({ state }: { state: SlotState }) {
  if (state === 'free') return <i className="slot__ring" aria-hidden="true" />
  if (state === 'booked') return <Icon name="user" size={16} />
  if (state === 'mine') return <Icon name="check" size={16} />
  return <Icon name={state === 'past' ? 'minus' : 'lock'} size={16} />
}
