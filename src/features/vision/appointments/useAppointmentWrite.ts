import { wasDone } from '#domain/wasDone'
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
    let answer: Answer | undefined
    try {
      answer = await write()
    } catch (error) {
      if (!(await wasDone(error, () => readEntries('active'), isDone))) throw error
    }
    onDone(answer)
  }
}
