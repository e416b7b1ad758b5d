import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { partsOfDay } from '#domain/dates/partsOfDay'
import type { Id } from '#domain/Id'
import { freeSlots, type AppointmentDay, type AppointmentSlot } from '#data/appointments/appointment'
import { useAppointmentSlotsQuery } from '#data/appointments/appointmentsApi'
import { isInOtherZone } from '#host/page/geolocation'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { Button } from '#ui/controls/Button'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { classes } from '#ui/lib/classes'
import { useShownWithin } from '#ui/lib/useShownWithin'
import { useFailureLog } from '#data/locator/useFailureLog'

interface TimeStepProps {
  title: string
  departmentId: Id
  onChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
}

/**
 * Asks for the time: a strip of days, then the times of the chosen day in groups such as morning and evening.
 */
export function TimeStep({ title, departmentId, onChosen }: TimeStepProps) {
  const days = useAppointmentSlotsQuery(departmentId)
  const log = useFailureLog()
  useEffect(() => {
    if (days.isError) log('slots_failed')
  }, [days.isError, log])
  const free = (all: AppointmentDay[]) => all.filter((day) => freeSlots(day).length > 0)
  return (
    <LoadedCard
      title={title}
      isStep
      before={isInOtherZone() && <p className="small soft">Время указано по московскому времени.</p>}
      query={days}
      failure="Свободное время не загрузилось"
      skeleton={{ label: 'Загружаем свободное время', heights: [64, 40, 40, 40] }}
      isEmpty={(all) => free(all).length === 0}
      empty={
        <>
          <EmptyNote>Свободного времени нет. Выберите другую оптику или позвоните в эту.</EmptyNote>
          <FittingInterest />
        </>
      }
    >
      {(all) => <Days days={free(all)} onChosen={onChosen} />}
    </LoadedCard>
  )
}

interface DaysProps {
  days: AppointmentDay[]
  onChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
}

function Days({ days, onChosen }: DaysProps) {
  const name = useId()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState(search.get('day'))
  const day = days.find(({ date }) => date === chosen) ?? days[0]
  const strip = useRef<HTMLFieldSetElement>(null)
  useShownWithin(strip, '.is-chosen', day?.date ?? '')
  const onDayChosen = (date: string) => {
    setChosen(date)
    search.set('day', date)
    // With the state `tab` the router keeps scroll position and focus.
    setSearch(search, { replace: true, state: { tab: date } })
  }
  return (
    <>
      <fieldset className="booking__days" ref={strip}>
        <legend className="visually-hidden">День</legend>
        {days.map(({ date }) => (
          <label key={date} className={classes('booking__day', date === day?.date && 'is-chosen')}>
            <input
              className="covering"
              type="radio"
              name={name}
              checked={date === day?.date}
              onChange={() => onDayChosen(date)}
            />
            <span className="strong">{formatDay(date)}</span>
            <span className="small soft">{formatWeekday(date)}</span>
          </label>
        ))}
      </fieldset>
      {day &&
        partsOfDay(freeSlots(day)).map((part) => (
          <section key={part.title} aria-label={`${part.title}, ${formatDay(day.date)}`}>
            <h3 className="booking__part">{part.title}</h3>
            <div className="row">
              {part.slots.map((slot) => (
                <Button key={slot.id} variant="secondary" onClick={() => onChosen(day, slot)}>
                  {slot.time}
                </Button>
              ))}
            </div>
          </section>
        ))}
    </>
  )
}
