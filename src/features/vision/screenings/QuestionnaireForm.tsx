import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { firstUnanswered, type Answers } from '#data/screenings/score'
import { Button } from '#ui/controls/Button'
import { ProgressBar } from '#ui/states/ProgressBar'
import { QuestionFields } from './QuestionFields'

interface QuestionnaireFormProps {
  questionnaire: Questionnaire
  answers: Answers
  onAnswered: (code: string, value: number) => void
  /** Called when every question has an answer. */
  onCompleted: () => void
}

/**
 * Asks one question at a time. A tap or a digit answers and moves to the next; going back loses no answer.
 */
export function QuestionnaireForm({
  questionnaire,
  answers,
  onAnswered,
  onCompleted,
}: QuestionnaireFormProps) {
  const { period, questions } = questionnaire
  // A customer who returns to a draft continues with the first unanswered question.
  const [current, setCurrent] = useState(() => {
    const first = firstUnanswered(questionnaire, answers)
    return first === -1 ? questions.length - 1 : first
  })
  const [isRefused, setRefused] = useState(false)
  const [moves, setMoves] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  /**
   * Whether the last input came from a pointer: an arrow key selects answers only in passing, so it must not
   * move to the next question.
   */
  const isTapped = useRef(false)
  const isLast = current === questions.length - 1

  const onMoved = (to: number, refused = false) => {
    setCurrent(to)
    setRefused(refused)
    setMoves(moves + 1)
  }
  const onNext = (given: Answers) => {
    const missing = firstUnanswered(questionnaire, given)
    if (missing !== -1 && (missing <= current || isLast)) onMoved(missing, true)
    else if (isLast) onCompleted()
    else onMoved(current + 1)
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onNext(answers)
  }
  const onChosen = (code: string, value: number) => {
    onAnswered(code, value)
    setRefused(false)
    // Answering the last question does not submit, because it may be a slip of the finger.
    if (!isLast) onNext({ ...answers, [code]: value })
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const question = questions[current]
    const answer = question?.answers.find(({ value }) => String(value) === event.key)
    if (!question || !answer) return
    event.preventDefault()
    // A key that is held down answers only one question.
    if (!event.repeat) onChosen(question.code, answer.value)
  })

  // Keys work wherever the focus is in the form, on a radio button or a button.
  useEffect(() => {
    const element = form.current
    // The listener renders synchronously: React does not recognize events in a shadow root as key events, and
    // the next one may come before it renders.
    const listener = (event: KeyboardEvent) => {
      isTapped.current = false
      flushSync(() => onKeyDown(event))
    }
    const onPointer = () => (isTapped.current = true)
    element?.addEventListener('keydown', listener)
    element?.addEventListener('pointerdown', onPointer)
    return () => {
      element?.removeEventListener('keydown', listener)
      element?.removeEventListener('pointerdown', onPointer)
    }
  }, [])

  // The focus moves before the next key event, which would otherwise be lost. It does not move at first,
  // because the page has set it.
  useLayoutEffect(() => {
    if (moves === 0) return
    const group = form.current?.querySelector('fieldset:not([hidden])')
    const radio = group?.querySelector<HTMLElement>(':checked') ?? group?.querySelector<HTMLElement>('input')
    radio?.focus()
  }, [moves])

  return (
    <form className="form" ref={form} noValidate onSubmit={onSubmit}>
      <div className="question__progress">
        <p className="small soft">
          {period}. Вопрос {current + 1} из {questions.length}
        </p>
        <ProgressBar value={(current + 1) / questions.length} />
      </div>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.code}
          question={question}
          value={answers[question.code]}
          isUnanswered={isRefused && index === current}
          isHidden={index !== current}
          onAnswered={(value) => {
            setRefused(false)
            onAnswered(question.code, value)
          }}
          onClicked={(value) => isTapped.current && onChosen(question.code, value)}
        />
      ))}
      <p className="small soft question__hint">Отвечать можно и цифрами на клавиатуре.</p>
      <div className="row">
        {/* The key makes the button of the next question a new element, so that a double click moves on by one only. */}
        <Button key={current} type="submit">
          {isLast ? 'Показать результат' : 'Дальше'}
        </Button>
        {current > 0 && (
          <Button variant="quiet" onClick={() => onMoved(current - 1)}>
            Назад
          </Button>
        )}
      </div>
    </form>
  )
}
