import { useEffect, useId, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Survey } from '#data/survey/survey'
import { sendAnswers } from '#data/survey/surveyApi'
import { toSend } from '#data/survey/toSend'
import type { ApiError } from '#domain/ApiError'
import { DraftNote } from '#forms/DraftNote'
import { Button } from '#ui/controls/Button'
import { RetryButton } from '#ui/states/ErrorState'
import { useFailureMessage } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { ProgressBar } from '#ui/states/ProgressBar'
import { QuestionView } from './QuestionView'
import { SurveyForm } from './SurveyForm'
import { useSurvey } from './useSurvey'

interface SurveyPagesProps {
  survey: Survey
  onSent: () => void
  /** Called if the server refuses the answers: the survey may have changed. */
  onOutdated: () => void
  /** Tells whether the survey has been answered in another tab, and shows that. */
  isAnswered: () => boolean
}

/** Kinds of errors after which the survey is refetched. */
const OUTDATED = ['invalid', 'refused', 'notFound', 'forbidden']

/** Shows the open page and the buttons to the others and to send. It moves only when a button is pressed. */
export function SurveyPages({ survey, onSent, onOutdated, isAnswered }: SurveyPagesProps) {
  const [form] = useState(() => new SurveyForm(survey))
  useEffect(() => form.onSurveyRead(survey), [form, survey])
  const page = useSurvey(form, (state) => state.page)
  const pages = useSurvey(form, (state) => state.pages)
  const hasDropped = useSurvey(form, (state) => state.hasDropped)
  const offer = useSurvey(form, (state) => state.offer)
  const [error, setError] = useState<ApiError>()
  const { message, isHeld } = useFailureMessage(error)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()

  const focusOn = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus()
  const onTurned = (steps: number) => {
    flushSync(() => form.go(steps))
    focusOn('h3')
  }
  const onChecked = (isWrong: boolean) => {
    if (isWrong) focusOn('[aria-invalid=true], .is-bad input')
    return isWrong
  }

  async function send() {
    if (isAnswered()) return
    isBusy.current = true
    setSending(true)
    const { responseId, state } = form
    const result = await sendAnswers(survey.code, { responseId, ...toSend(state.visible, state.answers) })
    isBusy.current = false
    if (!result.error) {
      form.forget()
      onSent()
      return
    }
    const failure = result.error
    flushSync(() => {
      setError(failure)
      setSending(false)
    })
    if (failure.kind === 'invalid') {
      // A visitor who has gone on typing keeps page and focus: the next letters would go to another question.
      const isTyping = form.state.answers !== state.answers
      const isWrong = flushSync(() => form.refuse(failure.fields, isTyping))
      if (!isTyping) onChecked(isWrong)
    }
    if (OUTDATED.includes(failure.kind)) onOutdated()
  }

  const onSubmit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (isBusy.current || onChecked(flushSync(() => form.check()))) return
    if (form.isLast) void send()
    else onTurned(1)
  }
  // Sends again from any page: the customer may have gone back meanwhile.
  const onRetried = () => {
    if (!isBusy.current && !onChecked(flushSync(() => form.check(true)))) void send()
  }
  // The second press of a double click was meant for the previous page.
  const onPressed = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  }

  const place = page ? pages.indexOf(page) : 0
  const position = `Страница ${place + 1} из ${pages.length}`
  const hasTitle = page !== undefined && page.title !== ''
  return (
    <form className="survey__form" ref={element} noValidate onSubmit={onSubmit}>
      <DraftNote offer={offer} onAnew={() => form.beginAnew()} onBack={() => form.bringBack()} />
      {place === 0 && survey.text !== '' && <p>{survey.text}</p>}
      <div className="survey__way">
        <Progress form={form} />
        {hasTitle && (
          <span className="small soft num" id={`${id}position`}>
            {position}
          </span>
        )}
      </div>
      {hasDropped && (
        <Notice>
          <p>Опрос изменился, часть ваших ответов к нему больше не подходит. Проверьте ответы.</p>
        </Notice>
      )}
      <h3
        className={hasTitle ? undefined : 'small soft num survey__position'}
        tabIndex={-1}
        aria-describedby={hasTitle ? `${id}position` : undefined}
      >
        {hasTitle ? page.title : position}
      </h3>
      {page?.questions.map((question, index) => (
        <QuestionView key={question.id} form={form} question={question} number={index + 1} />
      ))}
      {error && (
        <Notice tone="bad">
          <p>{message}</p>
          <RetryButton variant="quiet" small busy={isSending || isHeld} onClick={onRetried} />
        </Notice>
      )}
      <div className="card__foot">
        <Button type="submit" busy={isSending} onClick={onPressed}>
          {place === pages.length - 1 || pages.length === 0 ? 'Отправить' : 'Далее'}
        </Button>
        {place > 0 && (
          <Button variant="quiet" onClick={() => onTurned(-1)}>
            Назад
          </Button>
        )}
        <span className="small soft survey__promise">Опрос анонимный</span>
      </div>
    </form>
  )
}

/**
 * Renders the progress bar. It is a separate component, so that an answer renders only its question and the
 * bar.
 */
function Progress({ form }: { form: SurveyForm }) {
  return <ProgressBar value={useSurvey(form, ({ progress }) => progress)} />
}
