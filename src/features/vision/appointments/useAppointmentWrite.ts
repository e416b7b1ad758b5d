import { useState } from 'react'
import { toApiError } from '#domain/ApiError'
import { wasDone } from '#domain/wasDone'
import type { Appointment } from '#data/appointments/appointment'
import { useLazyAppointmentsQuery } from '#data/appointments/appointmentsApi'

interface AppointmentWrite<Answer> {
  write: () => Promise<{ data?: Answer; error?: unknown }>
  /**
   * Returns whether the refetched appointments show the change: the response may be lost although the write
   * succeeded.
   */
  isDone: (entries: Appointment[]) => boolean
  onDone: (answer: Answer | undefined) => void
}

/** Runs a write: `busy` stays true until its outcome is known, `failure` holds the message of its error. */
export function useAppointmentWrite() {
  const [readEntries] = useLazyAppointmentsQuery()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async <Answer>({ write, isDone, onDone }: AppointmentWrite<Answer>) => {
    setBusy(true)
    setFailure(undefined)
    const { data, error } = await write()
    if (error === undefined || (await wasDone(error, () => readEntries('active'), isDone))) onDone(data)
    else setFailure(toApiError(error).message)
    setBusy(false)
  }
  return { busy, failure, run, forget: () => setFailure(undefined) }
}
