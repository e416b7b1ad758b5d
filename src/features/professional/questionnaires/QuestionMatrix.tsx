import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { firstUnanswered, type Answers } from '#data/screenings/score'
import { FieldNote } from '#forms/fields/FieldNote'
import { Button } from '#ui/controls/Button'
import { classes } from '#ui/lib/classes'

interface QuestionMatrixProps {
  questionnaire: Questionnaire
  answers: Answers
  /** Whether the first question takes the focus, because the element that had it has gone. */
  takesFocus: boolean
  onAnswered: (code: string, value: number) => void
  /** Called when every question has an answer. */
  onCompleted: () => void
}

/**
 * Shows all questions at once. Each question is one Tab stop; if all questions share their answers, these are
 * columns.
 */
export function QuestionMatrix({
  questionnaire,
  answers,
  takesFocus,
  onAnswered,
  onCompleted,
}: QuestionMatrixProps) {
  const { questions } = questionnaire
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<string>()
  const columns = questions[0]?.answers ?? []
  const isShared = questions.every((question) => question.answers === columns)
  const given = questions.filter(({ code }) => answers[code] !== undefined).length

  const focusOn = (index: number) =>
    form.current?.querySelectorAll('fieldset')[index]?.querySelector<HTMLElement>('input')?.focus()
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const first = firstUnanswered(questionnaire, answers)
    setMissing(questions[first]?.code)
    if (first === -1) onCompleted()
    else focusOn(first)
  }
  return (
    <form
      className={classes('matrix', isShared && 'matrix--shared')}
      ref={form}
      noValidate
      onSubmit={onSubmit}
    >
      {isShared && (
        <div className="matrix__head" aria-hidden="true">
          {columns.map(({ label, value }) => (
            <span key={value}>
              {label}
              <span className="num">{value}</span>
            </span>
          ))}
        </div>
      )}
      {questions.map(({ code, text, answers: possible }) => {
        const isMissing = missing === code
        return (
          <fieldset key={code} className={classes('matrix__row', isMissing && 'is-bad')}>
            <legend className="matrix__question">
              <span className="num soft" aria-hidden="true">
                {code}
              </span>
              {text}
            </legend>
            {isMissing && (
              <div className="matrix__error">
                <FieldNote id={id} error="Ответьте на вопрос" hint={undefined} />
              </div>
            )}
            {possible.map(({ label, value }) => (
              <label key={value} className="check matrix__answer">
                <input
                  type="radio"
                  name={`${id}${code}`}
                  value={value}
                  checked={answers[code] === value}
                  aria-describedby={isMissing ? `${id}error` : undefined}
                  onChange={() => {
                    if (isMissing) setMissing(undefined)
                    onAnswered(code, value)
                  }}
                />
                <span className="matrix__label">{label}</span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <div className="row">
        <Button type="submit">Показать результат</Button>
        <span className="small soft num">
          отвечено {given} из {questions.length}
        </span>
      </div>
    </form>
  )
}
