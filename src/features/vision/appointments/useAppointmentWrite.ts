import { useState } from 'react'
import { toApiError } from '#domain/ApiError'
import { wasDone } from '#domain/wasDone'
import type { Appointment } from '#data/appointments/appointment'
import { useLazyAppointmentsQuery } from '#data/appointments/appointmentsApi'

interface AppointmentWrite<Answer> {
  write: () => Promise<{ data?: Answer; error?: unknown }>
  /** Whether the own appointments show that it is done, also when its answer got lost. */
  isDone: (entries: Appointment[]) => boolean
  onDone: (answer: Answer | undefined) => void
}

/** A write that is busy until it is known what became of it, and what to say of its failure. */
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
