import { needsSession } from '#domain/ApiError'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  isStaff,
  slotDays,
  slotsOfKind,
  type PromoterSlot,
  type SlotBooking,
  type SlotRole,
} from '#data/promoterSlots/promoterSlot'
import type { SlotKind } from '#data/promoterSlots/slotRange'
import { dayInShop, shopToday } from '#domain/dates/days'
import type { IsoDate } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { chunkOf, lazyComponent, preload } from '#host/loading/lazyComponent'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { takeFocus } from '#ui/lib/takeFocus'
import { usePress } from '#ui/lib/usePress'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { BookedCard } from './BookedCard'
import { DayStrip } from './DayStrip'
import { isTaken } from './isTaken'
import { lossInWords } from './lossInWords'
import { SignInCard } from './SignInCard'
import { SlotList } from './SlotList'
import { TakenNotice } from './TakenNotice'
import { useBooking } from './useBooking'

// The forms of staff load only for staff and only after the times, because visitors never open them.
const loadForms = () => import('./staffForms')
const BookingPanel = lazyComponent(() => chunkOf(loadForms).then(({ BookingPanel }) => BookingPanel))
const CancelDialog = lazyComponent(() => chunkOf(loadForms).then(({ CancelDialog }) => CancelDialog))

interface SlotsViewProps {
  kind: SlotKind
  slots: readonly PromoterSlot[]
  role: SlotRole
  now: Date
  idleClear: number
  /** The time that is being booked. Nothing may take its place until its outcome is shown. */
  busy: PromoterSlot | undefined
  onBusy: (slot: PromoterSlot | undefined) => void
}

/** The panel beside the list: the form of staff, or the result of a booking. */
type Step =
  | { name: 'booking'; slot: PromoterSlot }
  | { name: 'booked'; slot: PromoterSlot }
  | { name: 'failed'; slot: PromoterSlot; error: unknown }

/** Shows days, places and times of one kind, and books a time. */
export function SlotsView({ kind, slots: all, role, now, idleClear, busy, onBusy }: SlotsViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const book = useBooking(kind)
  const [chosenDay, setChosenDay] = useState<IsoDate>()
  const [chosenPlace, setPlace] = useState('')
  const [step, setStep] = useState<Step>()
  const [cancelling, setCancelling] = useState<PromoterSlot>()
  useEffect(() => {
    if (isStaff(role)) void preload(loadForms)
  }, [role])

  const ofKind = useMemo(() => slotsOfKind(all, kind), [all, kind])
  const places = useMemo(() => [...new Set(ofKind.map(({ place }) => place))].filter(Boolean), [ofKind])
  const place = places.includes(chosenPlace) ? chosenPlace : ''
  const here = useMemo(
    () => (place === '' ? ofKind : ofKind.filter((slot) => slot.place === place)),
    [ofKind, place],
  )
  const days = useMemo(() => slotDays(here, shopToday(now), now), [here, now])
  const byDefault = (role === 'visitor' ? days.find(({ free }) => free > 0) : undefined) ?? days[0]
  const day = days.find((one) => one.day === chosenDay) ?? byDefault
  // The day is marked at once; a long list is rendered in a deferred update.
  const shown = useDeferredValue(day)

  /** Books a time for the visitor at once, without a form. */
  const { press: bookOwn } = usePress(async (slot: PromoterSlot) => {
    onBusy(slot)
    try {
      setStep({ name: 'booked', slot: await book(slot) })
    } catch (error) {
      setStep({ name: 'failed', slot, error })
    }
    onBusy(undefined)
  })
  const onBook = (slot: PromoterSlot) => {
    // The answer that is awaited would take the place of what this press opens.
    if (busy) return
    setChosenDay(dayInShop(slot.startsAt))
    if (role === 'visitor') void bookOwn(slot)
    else setStep({ name: 'booking', slot })
  }
  const onClosed = () => {
    const { slot } = step ?? {}
    flushSync(() => setStep(undefined))
    focusRow(root.current, slot)
  }
  const onBooked = async (slot: PromoterSlot, booking: SlotBooking) => {
    onBusy(slot)
    try {
      setStep({ name: 'booked', slot: await book(slot, booking) })
    } finally {
      onBusy(undefined)
    }
  }

  return (
    <div ref={root} className="promoter__body">
      <DayStrip days={days} chosen={day?.day} onChosen={setChosenDay} />
      {places.length > 1 ? (
        <LabelledSelect label="Место" value={place} onChosen={setPlace}>
          <option value="">Все места</option>
          {places.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </LabelledSelect>
      ) : (
        <p className="soft">{places[0]}</p>
      )}
      <div className={step ? 'promoter__cols promoter__cols--two' : 'promoter__cols'}>
        {step && (
          <div className="promoter__side">
            {step.name === 'booking' && (
              <Suspense fallback={<FormSkeleton />}>
                <BookingPanel
                  {...{ now, idleClear, onBooked, onClosed }}
                  isSending={busy !== undefined}
                  slot={step.slot}
                  slots={ofKind}
                  offered={here}
                  onOther={onBook}
                />
              </Suspense>
            )}
            {step.name === 'booked' && (
              <BookedCard key={step.slot.id} slot={step.slot} role={role} onClosed={onClosed} />
            )}
            {step.name === 'failed' && (
              <div key={step.slot.id} tabIndex={-1} ref={takeFocus}>
                <BookingFailure {...{ step, now, onBook }} slots={here} />
              </div>
            )}
          </div>
        )}
        {!day && <p className="soft">Здесь времени для записи нет. Выберите другое место.</p>}
        {day && shown && (
          <SlotList
            key={`${place} ${shown.day}`}
            slots={shown.slots}
            {...{ role, now, onBook }}
            tellsPlace={places.length > 1 && place === ''}
            chosen={step?.name === 'booking' ? step.slot.id : undefined}
            busy={busy?.id}
            onCancel={setCancelling}
          />
        )}
      </div>
      {cancelling && (
        <Suspense>
          <CancelDialog
            slot={cancelling}
            kind={kind}
            idleClear={idleClear}
            onCancelled={() => {
              flushSync(() => setCancelling(undefined))
              focusRow(root.current, cancelling)
            }}
            onClosed={() => setCancelling(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

const FormSkeleton = () => (
  <div className="card promoter__panel" part="card">
    <Skeleton label="Загружаем форму записи" heights={[24, 48, 48, 96, 48]} />
  </div>
)

interface BookingFailureProps {
  step: Extract<Step, { name: 'failed' }>
  slots: readonly PromoterSlot[]
  now: Date
  onBook: (slot: PromoterSlot) => void
}

/** Shows why a visitor's booking failed, and what can be done. */
function BookingFailure({ step: { slot, error }, slots, now, onBook }: BookingFailureProps) {
  if (isTaken(error)) {
    const latest = slots.find(({ id }) => sameId(id, slot.id))
    return (
      <TakenNotice taken={slot} slots={slots} now={now} onChosen={onBook}>
        {lossInWords(slot, latest, error)}
      </TakenNotice>
    )
  }
  if (needsSession(error)) return <SignInCard />
  return (
    <Notice tone="bad">
      <FailureText error={error} />
    </Notice>
  )
}

/** Returns the focus to the row, whose button changes with the state, or has gone. */
function focusRow(root: HTMLElement | null, slot: PromoterSlot | undefined): void {
  const row = [...(root?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])].find(
    ({ dataset }) => dataset['slot'] === String(slot?.id),
  )
  const button = row?.querySelector('button') ?? root?.querySelector<HTMLElement>('.slot button')
  button?.focus()
}
