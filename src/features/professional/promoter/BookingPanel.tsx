import { useState } from 'react'
import { boolean, object, string, type InferType } from 'yup'
import { isFree, type PromoterSlot, type SlotBooking } from '#data/promoterSlots/promoterSlot'
import { formatDay, formatDaysUntil, formatTime } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { localRefusal } from '#domain/localRefusal'
import type { CountryCode } from '#domain/phone'
import { joinedByDots } from '#domain/text/joinedByDots'
import { CancelButton } from '#forms/CancelButton'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { PhoneField } from '#forms/fields/PhoneField'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { policyUrl } from '#host/page/config'
import { Anchor } from '#ui/controls/Anchor'
import { takeFocus } from '#ui/lib/takeFocus'
import { IdleGuard } from './IdleGuard'
import { isTaken } from './isTaken'
import { lossInWords } from './lossInWords'
import { TakenNotice } from './TakenNotice'

const MOST = 500

const rules = object({
  name: text().required(),
  phone: text().required().phone(),
  country: string<CountryCode>().default('ru'),
  comment: text().maxLength(MOST),
  // The server validates the consent and sends the error (contract 8.5).
  confirmPolicy: boolean().default(false),
})

const OTHER_TIME = 'Выберите другое время'

interface BookingPanelProps {
  slot: PromoterSlot
  /** All times of the kind: a time that a filter hides is not taken. */
  slots: readonly PromoterSlot[]
  /** Times that can be offered instead of a taken one. */
  offered: readonly PromoterSlot[]
  isSending: boolean
  now: Date
  idleClear: number
  onBooked: (slot: PromoterSlot, booking: SlotBooking) => Promise<unknown>
  onOther: (slot: PromoterSlot) => void
  onClosed: () => void
}

/**
 * Asks staff for the visitor's data. They are not stored on the device: there is no draft and no autofill,
 * and the form is cleared when nobody has touched the device for a while. Switching to another time keeps the
 * input.
 */
export function BookingPanel({
  slot,
  slots,
  offered,
  isSending,
  now,
  idleClear,
  onBooked,
  onOther,
  onClosed,
}: BookingPanelProps) {
  const [cleared, setCleared] = useState(0)
  const [refused, setRefused] = useState<{ slot: PromoterSlot; error: unknown }>()
  const fresh = slots.find(({ id }) => sameId(id, slot.id))
  // While the request runs, the refetched list may already show the time as booked by this very request.
  const refusal = refused && sameId(refused.slot.id, slot.id) ? refused : undefined
  const isGone = !isSending && (refusal !== undefined || fresh === undefined || !isFree(fresh, now))
  const onSubmit = async ({ comment, confirmPolicy: hasAgreed, ...person }: InferType<typeof rules>) => {
    if (isGone) throw localRefusal(OTHER_TIME)
    try {
      await onBooked(slot, { ...person, hasAgreed, comment: comment || null })
    } catch (error) {
      if (!isTaken(error)) throw error
      setRefused({ slot, error })
      throw localRefusal(OTHER_TIME)
    }
  }
  return (
    <section className="card promoter__panel" part="card" aria-labelledby="booking">
      <div>
        <h3 id="booking" tabIndex={-1} key={slot.id} ref={takeFocus}>
          Запись на {formatTime(slot.startsAt)}
        </h3>
        <p className="small soft">
          {joinedByDots([`${formatDay(slot.startsAt)} (${formatDaysUntil(slot.startsAt, now)})`, slot.place])}
        </p>
      </div>
      {isGone && (
        <TakenNotice taken={slot} slots={offered} now={now} onChosen={onOther}>
          {lossInWords(slot, fresh, refusal?.error)}
        </TakenNotice>
      )}
      <p className="visually-hidden" role="status">
        {cleared > 0 && 'Введённое стёрто'}
      </p>
      <Form key={cleared} schema={rules} initial={rules.getDefault()} onSubmit={onSubmit}>
        <TextField name="name" label="Имя" autoComplete="off" />
        <PhoneField name="phone" label="Телефон" isShared />
        <TextareaField name="comment" label="Комментарий" optional maxLength={MOST} />
        <CheckboxField
          name="confirmPolicy"
          label={
            <>
              Посетитель согласен с{' '}
              <Anchor href={policyUrl()} newTab inLabel>
                политикой обработки персональных данных
              </Anchor>
            </>
          }
        />
        <div className="row">
          <SubmitButton>Записать</SubmitButton>
          <CancelButton onCancelled={onClosed} />
        </div>
        <IdleGuard seconds={idleClear} onIdle={() => setCleared((count) => count + 1)} />
      </Form>
    </section>
  )
}
