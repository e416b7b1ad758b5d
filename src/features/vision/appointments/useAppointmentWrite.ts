import { settledWrite } from '#parts/lib/settledWrite'
import type { Appointment } from '#data/appointments/appointment'
import { useLazyAppointmentsQuery } from '#data/appointments/appointmentsApi'

interface AppointmentWrite<Answer> {
  write: () => Promise<Answer>
  /**
   * Returns whether the refetched appointments show the change: the response may be lost although the write
   * succeeded.
   */
  isDone: (entries: Appointment[]) => boolean
  onDone: (answer: Answer | undefined) => void
}

/** Returns a function that runs a write until its outcome is known, and throws if it was not done. */
export function useAppointmentWrite() {
  const [readEntries] = useLazyAppointmentsQuery()
  return async <Answer>({ write, isDone, onDone }: AppointmentWrite<Answer>) => {
    onDone(await settledWrite(write, () => readEntries('active'), isDone))
  }
}
