import { useState } from 'react'
import { formatDayTime } from '#domain/dates/dates'
import { StatusBadge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { DoneNotice } from '#ui/states/DoneNotice'
import { FailureNotice } from '#ui/states/FailureNotice'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { usePress } from '#ui/lib/usePress'
import { CalendarButton } from '#parts/CalendarButton'
import type { Occasion } from '../eventFile'
import { eventFile } from '../eventFile'
import { REGISTRATION_LOOKS } from './registrationLooks'
import { codeOf, takingOf, type Seated } from './taking'
import { currentTime } from '#domain/dates/clock'

type Write = () => Promise<Pick<Seated, 'registration'>>

interface TakePartProps {
  event: Seated & Occasion
  /** Whether the event is one of a list: then its button is not the primary one of the page. */
  isListed?: boolean
  register: Write
  cancel: Write
}

const LABELS = { register: 'Записаться', wait: 'В лист ожидания', cancel: 'Отменить запись' }

/** Shows the status of the registration for an event, and changes it. */
export function TakePart({ event, isListed = false, register, cancel }: TakePartProps) {
  const [now] = useState(currentTime)
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState('')
  const { registration, registerUntil, seatsLeft, startsAt, link } = event
  const { action, isClosed, isOn, isOver } = takingOf(event, now)
  const { press, isBusy, failure } = usePress(async (asked: keyof typeof LABELS) => {
    setDone('')
    const { registration } = await (asked === 'cancel' ? cancel() : register())
    setDone(outcome(asked, codeOf(registration)))
  })
  return (
    <div className="taking">
      {registration && registration.code !== 'none' && done === '' && (
        <StatusBadge status={registration} looks={REGISTRATION_LOOKS} />
      )}
      {done !== '' && <DoneNotice>{done}</DoneNotice>}
      <FailureNotice error={failure} />
      <div className="row">
        {isOn && (
          <ButtonLink href={link} newTab>
            Подключиться
          </ButtonLink>
        )}
        {action !== undefined && (
          <Button
            variant={action === 'register' && !isListed ? 'primary' : 'secondary'}
            small={isListed}
            busy={isBusy}
            onClick={() => (action === 'cancel' ? setAsking(true) : void press(action))}
          >
            {LABELS[action]}
            <span className="visually-hidden">: {event.title}</span>
          </Button>
        )}
        {isClosed && <span className="strong">Запись закрыта</span>}
        {startsAt !== null && !isOver && (
          <CalendarButton
            variant="quiet"
            small={isListed}
            icon="calendar"
            makeFile={() => eventFile(event)}
          />
        )}
      </div>
      {registerUntil != null && (action === 'register' || action === 'wait') && (
        <span className="small soft">Запись до {formatDayTime(registerUntil)}</span>
      )}
      {isAsking && (
        <ConfirmDialog
          question="Отменить запись?"
          action="Отменить запись"
          cancel="Не отменять"
          onConfirmed={async () => {
            await press('cancel')
            setAsking(false)
          }}
          onCancelled={() => setAsking(false)}
        >
          {seatsLeft !== null && seatsLeft <= 0
            ? 'Мест больше нет: записаться снова можно будет только в лист ожидания.'
            : `«${event.title}»: место освободится.`}
        </ConfirmDialog>
      )}
    </div>
  )
}

/**
 * Returns the message about the result: somebody else may have taken the last seat meanwhile. With an unknown
 * code it is empty, and the label of the registration is shown.
 */
function outcome(asked: keyof typeof LABELS, code: string): string {
  if (asked === 'cancel') return 'Запись отменена'
  if (code === 'registered') return 'Вы записаны'
  if (code !== 'waiting') return code === '' ? 'Запрос принят' : ''
  return asked === 'wait' ? 'Вы в листе ожидания' : 'Мест уже нет. Вы в листе ожидания'
}
