import { useId, useRef } from 'react'
import type { SlotDay } from '#data/promoterSlots/promoterSlot'
import { formatDay, formatWeekday, type IsoDate } from '#domain/dates/dates'
import { WEEK } from '#domain/dates/week'
import { count } from '#domain/numbers/counts'
import { classes } from '#ui/lib/classes'
import { useShownWithin } from '#ui/lib/useShownWithin'

const PLACES = ['место', 'места', 'мест'] as const

interface DayStripProps {
  days: readonly SlotDay[]
  chosen: IsoDate | undefined
  onChosen: (day: IsoDate) => void
}

/** Offers the days that have times, with the number of free ones. */
export function DayStrip({ days, chosen, onChosen }: DayStripProps) {
  const name = useId()
  const strip = useRef<HTMLFieldSetElement>(null)
  useShownWithin(strip, '.is-chosen', chosen ?? '')
  return (
    <fieldset className="days" ref={strip}>
      <legend className="visually-hidden">День</legend>
      {days.map(({ day, free }) => (
        <label key={day} className={classes('day', day === chosen && 'is-chosen')}>
          <input
            className="covering"
            type="radio"
            name={name}
            checked={day === chosen}
            aria-label={`${formatDay(day)}, ${formatWeekday(day)}, ${placesIn(free)}`}
            onChange={() => onChosen(day)}
          />
          <span>{WEEK[new Date(day).getUTCDay()]}</span>
          <span className="day__number num">{Number(day.slice(8, 10))}</span>
          <span className="day__free soft">{placesIn(free)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const placesIn = (free: number) => (free === 0 ? 'мест нет' : count(free, PLACES))
