import { useApplyToAcademyMutation, useCancelAcademyMutation } from '#data/education/academyApi'
import type { AcademySession } from '#data/education/education'
import { TakePart } from '../participation/TakePart'

interface TakeSeatProps {
  session: AcademySession
  isListed?: boolean
}

/** Registers the specialist for a lecture, or cancels the registration. */
export function TakeSeat({ session, isListed = false }: TakeSeatProps) {
  const { id } = session
  const [apply] = useApplyToAcademyMutation()
  const [cancel] = useCancelAcademyMutation()
  return (
    <TakePart
      event={session}
      isListed={isListed}
      register={() => apply(id).unwrap()}
      cancel={() => cancel(id).unwrap()}
    />
  )
}
