import { object, type InferType } from 'yup'
import { useCancelPromoterSlotMutation } from '#data/promoterSlots/promoterSlotsApi'
import type { CancelReason, PromoterSlot } from '#data/promoterSlots/promoterSlot'
import type { SlotKind } from '#data/promoterSlots/slotRange'
import { formatSoon } from '#domain/dates/formatSoon'
import { sameId } from '#domain/Id'
import { joinedByDots } from '#domain/text/joinedByDots'
import { emit } from '#host/events'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { IdleGuard } from './IdleGuard'
import { useSlotWrite } from './useSlotWrite'

const MOST = 500

const REASONS: readonly { value: CancelReason; label: string }[] = [
  { value: 'no_show', label: 'Посетитель не пришёл' },
  { value: 'visitor', label: 'Посетитель отменил' },
  { value: 'technical', label: 'Техническая причина' },
  { value: 'other', label: 'Другое' },
]

const rules = object({
  reason: text()
    .required('Выберите причину')
    .requiredCustom((chosen) => REASONS.some(({ value }) => value === chosen)),
  comment: text().maxLength(MOST),
})

interface CancelDialogProps {
  slot: PromoterSlot
  kind: SlotKind
  idleClear: number
  onCancelled: () => void
  onClosed: () => void
}

/** Asks staff for the reason and for confirmation before a booked time is freed. */
export function CancelDialog({ slot, kind, idleClear, onCancelled, onClosed }: CancelDialogProps) {
  const [cancel] = useCancelPromoterSlotMutation()
  const settled = useSlotWrite(kind)
  const isFreed = (slots: readonly PromoterSlot[]) =>
    !slots.some((one) => sameId(one.id, slot.id) && isSameBooking(one, slot))
  const onSubmit = async ({ reason, comment }: InferType<typeof rules>) => {
    const [chosen] = REASONS.filter(({ value }) => value === reason)
    if (!chosen) return
    await settled(
      () => cancel({ id: slot.id, reason: chosen.value, comment: comment || null }).unwrap(),
      isFreed,
    )
    emit('slot-cancelled', { id: slot.id, kind: slot.kind })
    onCancelled()
  }
  return (
    <Dialog title="Отменить запись?" onClosed={onClosed}>
      <p className="promoter__when">
        {joinedByDots([formatSoon(slot.startsAt), slot.booking?.name])}. Время снова станет свободным.
      </p>
      <Form schema={rules} initial={rules.getDefault()} onSubmit={onSubmit}>
        <RadioCards name="reason" label="Причина" options={REASONS} />
        <TextareaField name="comment" label="Комментарий" optional maxLength={MOST} />
        <div className="dialog__actions">
          <SubmitButton variant="danger">Отменить запись</SubmitButton>
          <DismissButton>Оставить</DismissButton>
        </div>
        <IdleGuard seconds={idleClear} onIdle={onClosed} />
      </Form>
    </Dialog>
  )
}

/** Returns whether a time is still booked, unless it is known that somebody else has booked it since. */
const isSameBooking = ({ isBooked, booking }: PromoterSlot, { booking: before }: PromoterSlot) =>
  isBooked === true && (booking === null || before === null || sameId(booking.id, before.id))
