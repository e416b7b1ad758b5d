import { startTransition, useEffect, useState } from 'react'
import { type PromoterSlot, slotState } from '#data/promoterSlots/promoterSlot'
import { formatTime } from '#domain/dates/dates'
import { partsOfDay } from '#domain/dates/partsOfDay'
import { type Id, sameId } from '#domain/Id'
import { count, formatNumber } from '#domain/numbers/counts'
import { Button } from '#ui/controls/Button'
import { SlotRow, type SlotRowProps } from './SlotRow'

/** Number of rows that are rendered first and added with each frame: about a screen. */
const STEP = 12

/** Returns how many rows of a long list are rendered so far: each frame adds some, from the top. */
function useInSteps(total: number): number {
  const [drawn, setDrawn] = useState(STEP)
  useEffect(() => {
    if (drawn >= total) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, total])
  return drawn
}

interface SlotListProps extends Pick<SlotRowProps, 'role' | 'now' | 'tellsPlace' | 'onBook' | 'onCancel'> {
  slots: readonly PromoterSlot[]
  chosen: Id | undefined
  busy: Id | undefined
}

const TIMES = ['время', 'времени', 'времён'] as const

/**
 * Lists the times of one day in groups such as morning and evening. Those that had begun when the day was
 * shown are folded; one that begins later keeps its place.
 */
export function SlotList({ slots: given, chosen, busy, ...row }: SlotListProps) {
  const { slots, waiting, showAll } = useStableRows(given)
  const [shownAt] = useState(row.now)
  const over = new Set(slots.filter((slot) => slotState(slot, row.role, shownAt) === 'past'))
  const open = slots.filter((slot) => !over.has(slot))
  const drawn = useInSteps(slots.length)
  const timed = open.slice(0, drawn).map((slot) => ({ slot, time: formatTime(slot.startsAt) }))
  const isThis = (id: Id | undefined, slot: PromoterSlot) => id !== undefined && sameId(id, slot.id)
  const rowOf = (slot: PromoterSlot) => (
    <SlotRow key={slot.id} {...row} slot={slot} isChosen={isThis(chosen, slot)} isBusy={isThis(busy, slot)} />
  )
  return (
    <div className="promoter__parts">
      {over.size > 0 && (
        <details>
          <summary>Прошедшие: {formatNumber(over.size)}</summary>
          {/* They are rendered last, because nobody sees them yet. */}
          <ul className="slots">{[...over].slice(0, Math.max(0, drawn - open.length)).map(rowOf)}</ul>
        </details>
      )}
      {partsOfDay(timed).map(({ title, note, slots: all }) => (
        <section key={title} className="promoter__part" aria-label={title}>
          <h3>
            {title} <span className="small soft">{note}</span>
          </h3>
          <ul className="slots">{all.map(({ slot }) => rowOf(slot))}</ul>
        </section>
      ))}
      <div role="status">
        {waiting > 0 && (
          <Button variant="secondary" onClick={showAll}>
            Показать ещё {count(waiting, TIMES)}
          </Button>
        )}
      </div>
    </div>
  )
}

interface Drawn {
  given: readonly PromoterSlot[]
  slots: readonly PromoterSlot[]
}

/**
 * Keeps every row in place when the list is refetched, so that nothing moves while somebody taps: a time that
 * no longer exists stays as unavailable, and a new one waits until it is requested.
 */
function useStableRows(given: readonly PromoterSlot[]) {
  const [drawn, setDrawn] = useState<Drawn>({ given, slots: given })
  let { slots } = drawn
  if (drawn.given !== given) {
    slots = steadied(drawn.slots, given)
    setDrawn({ given, slots })
  }
  return {
    slots,
    waiting: given.filter(({ id }) => !slots.some((slot) => sameId(slot.id, id))).length,
    showAll: () => setDrawn({ given, slots: given }),
  }
}

/** Returns the rendered rows in their places with their current data. */
function steadied(drawn: readonly PromoterSlot[], given: readonly PromoterSlot[]): readonly PromoterSlot[] {
  const byId = new Map(given.map((slot) => [String(slot.id), slot]))
  return drawn.map(
    (slot) => byId.get(String(slot.id)) ?? { ...slot, isAvailable: false, isBooked: false, booking: null },
  )
}
