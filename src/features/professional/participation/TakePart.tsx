import { useState } from 'react'
import { isDoubtful } from '#domain/ApiError'
import { formatDayTime } from '#domain/dates/dates'
import { StatusBadge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { DoneNotice } from '#ui/states/DoneNotice'
import { FailureNotice } from '#ui/states/FailureNotice'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useNow } from '#ui/lib/useNow'
import { usePress } from '#ui/lib/usePress'
import { CalendarButton } from '#parts/CalendarButton'
import type { Occasion } from '../eventFile'
import { eventFile } from '../eventFile'
import { REGISTRATION_LOOKS } from './registrationLooks'
import { codeOf, takingOf, turnsOf, type Seated } from './taking'

type Write = () => Promise<Pick<Seated, 'registration'>>

interface TakePartProps {
  event: Seated & Occasion
  /** Whether the event is one of a list: then its button is not the primary one of the page. */
  isListed?: boolean
  register: Write
  cancel: Write
}

const LABELS = { register: 'Записаться', wait: 'В лист ожидания', cancel: 'Отменить запись' }

type Asked = keyof typeof LABELS

/** Runs the writes of a registration. If an answer is lost, the record that is read again may show the outcome. */
function useAsked({
  registration,
  register,
  cancel,
  onDone,
}: Pick<TakePartProps, 'register' | 'cancel'> & Pick<Seated, 'registration'> & { onDone: () => void }) {
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState('')
  const { press, isBusy, failure } = usePress(async (now: Asked) => {
    setDone('')
    setAsked(now)
    const answer = await (now === 'cancel' ? cancel() : register())
    setDone(outcome(now, codeOf(answer.registration)))
    // Together, because a dialog that closes later would take the focus back from the message.
    onDone()
  })
  const code = codeOf(registration)
  const isFound = asked !== undefined && isDoubtful(failure) && isDone(asked, code)
  return isFound ? { press, isBusy, told: outcome(asked, code) } : { press, isBusy, told: done, failure }
}

/** Shows the status of the registration for an event, and changes it. */
export function TakePart({ event, isListed = false, register, cancel }: TakePartProps) {
  const [isAsking, setAsking] = useState(false)
  const { registration, registerUntil, seatsLeft, startsAt, link } = event
  const now = useNow(...turnsOf(event))
  const { action, isClosed, isOn, isOver } = takingOf(event, now)
  const onClosed = () => setAsking(false)
  const { press, isBusy, told, failure } = useAsked({ registration, register, cancel, onDone: onClosed })
  return (
    <div className="taking">
      {told === '' && <RegistrationState registration={registration} />}
      {told !== '' && <DoneNotice>{told}</DoneNotice>}
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
          <CalendarButton variant="quiet" small={isListed} icon="calendar" makeFile={() => eventFile(event)}>
            <span className="visually-hidden">: {event.title}</span>
          </CalendarButton>
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
            onClosed()
          }}
          onCancelled={onClosed}
        >
          {seatsLeft !== null && seatsLeft <= 0
            ? 'Мест больше нет: записаться снова можно будет только в лист ожидания.'
            : `«${event.title}»: место освободится.`}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Shows the status of a registration, or that it cannot be read. */
function RegistrationState({ registration }: Pick<Seated, 'registration'>) {
  if (registration === false) return <span className="small soft">Вашу запись не удалось показать</span>
  if (registration === null || registration.code === 'none') return null
  return <StatusBadge status={registration} looks={REGISTRATION_LOOKS} />
}

const isDone = (asked: Asked, code: string) =>
  (asked === 'cancel' ? ['none', 'cancelled'] : ['registered', 'waiting']).includes(code)

/**
 * Returns the message about the result: somebody else may have taken the last seat meanwhile. With an unknown
 * code it is empty, and the label of the registration is shown.
 */
function outcome(asked: Asked, code: string): string {
  if (asked === 'cancel') return 'Запись отменена'
  if (code === 'registered') return 'Вы записаны'
  if (code !== 'waiting') return code === '' ? 'Запрос принят' : ''
  return asked === 'wait' ? 'Вы в листе ожидания' : 'Мест уже нет. Вы в листе ожидания'
}
