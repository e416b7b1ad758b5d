import { useApplyToAcademyMutation, useCancelAcademyMutation } from '#data/education/academyApi'
import type { AcademySession } from '#data/education/education'
import { TakePart } from '../taking/TakePart'

/** Registers for a lecture, and cancels it. */
export function TakeSeat({ session }: { session: AcademySession }) {
  const { id } = session
  const [apply] = useApplyToAcademyMutation()
  const [cancel] = useCancelAcademyMutation()
  return <TakePart event={session} register={() => apply(id)} cancel={() => cancel(id)} />
}
