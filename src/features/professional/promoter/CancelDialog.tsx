import { object, type InferType } from 'yup'
import { useCancelPromoterSlotMutation } from '#data/promoterSlots/promoterSlotsApi'
import type { CancelReason, PromoterSlot } from '#data/promoterSlots/promoterSlot'
import { formatSoon } from '#domain/dates/formatSoon'
import { emit } from '#host/events'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { IdleGuard } from './IdleGuard'

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
  idleClear: number
  onCancelled: () => void
  onClosed: () => void
}

/** Asks staff why they free a booked time, and whether they mean it. */
export function CancelDialog({ slot, idleClear, onCancelled, onClosed }: CancelDialogProps) {
  const [cancel] = useCancelPromoterSlotMutation()
  const onSubmit = async ({ reason, comment }: InferType<typeof rules>) => {
    const [chosen] = REASONS.filter(({ value }) => value === reason)
    if (!chosen) return
    await cancel({ id: slot.id, reason: chosen.value, comment: comment || null }).unwrap()
    emit('slot-cancelled', { id: slot.id, kind: slot.kind })
    onCancelled()
  }
  return (
    <Dialog title="Отменить запись?" onClosed={onClosed}>
      <p className="promoter__when">
        {[formatSoon(slot.startsAt), slot.booking?.name].filter(Boolean).join(' · ')}. Время снова станет
        свободным.
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
