import { useState } from 'react'
import { isMovable, type Appointment } from '#data/appointments/appointment'
import { formatDayTime } from '#domain/dates/dates'
import { TextLink } from '#ui/controls/TextLink'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'

interface Question {
  own: Appointment
  answer: (isWanted: boolean) => void
}

/** Asks whether the customer wants a second appointment; closing the dialog answers false. */
export function useSecondVisit() {
  const [question, setQuestion] = useState<Question>()
  const ask = (own: Appointment) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        own,
        answer: (isWanted) => {
          setQuestion(undefined)
          resolve(isWanted)
        },
      }),
    )
  return { ask, question }
}

export function SecondVisit({ own, answer }: Question) {
  const { id, startsAt, department } = own
  return (
    <ConfirmDialog
      question="Записаться ещё раз?"
      action="Записаться ещё раз"
      cancel="Не записываться"
      variant="primary"
      onConfirmed={() => answer(true)}
      onCancelled={() => answer(false)}
    >
      <p>
        У вас уже есть запись: <span className="nowrap">{formatDayTime(startsAt)}</span>
        {department !== null && `, ${department.name}`}.
      </p>
      {isMovable(own) && (
        <p>
          <TextLink to={`/optics/?move=${encodeURIComponent(id)}`}>Перенести эту запись</TextLink>
        </p>
      )}
    </ConfirmDialog>
  )
}
