import { useEffect, useState } from 'react'
import type { AppointmentDay } from '#data/appointments/appointment'
import { useLazyAppointmentSlotsQuery } from '#data/appointments/appointmentsApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'

/** Number of opticians that are asked at the same time. */
const AT_ONCE = 3

type Answers = ReadonlyMap<string, readonly AppointmentDay[] | 'failed'>

const keyOf = ({ id }: LocatorPoint) => String(id)

/** Loads the free times of the opticians, a few at a time. */
export function useFirstTimes(places: readonly LocatorPoint[]) {
  const [read] = useLazyAppointmentSlotsQuery()
  const [answers, setAnswers] = useState<Answers>(() => new Map())
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let waiting = [...places]
    const ask = async () => {
      for (let place = waiting.shift(); place; place = waiting.shift()) {
        const key = keyOf(place)
        // The second argument `true` prefers a cached response.
        const { data, isSuccess } = await read(place.id, true)
        setAnswers((known) => new Map(known).set(key, isSuccess ? data : 'failed'))
      }
    }
    for (let asker = 0; asker < AT_ONCE; asker++) void ask()
    return () => {
      waiting = []
    }
  }, [places, read, tries])
  const answered = places.map((place) => ({ place, days: answers.get(keyOf(place)) }))
  return {
    isLoading: answered.some(({ days }) => days === undefined),
    known: answered.flatMap(({ place, days }) =>
      days === undefined || days === 'failed' ? [] : [{ place, days }],
    ),
    failed: answered.filter(({ days }) => days === 'failed').map(({ place }) => place),
    retry: () => {
      setAnswers((known) => new Map([...known].filter(([, days]) => days !== 'failed')))
      setTries(tries + 1)
    },
  }
}
