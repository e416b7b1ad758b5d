import { memo, type ReactNode, useId } from 'react'
import type { Question } from '#data/survey/survey'
import { FieldNote } from '#forms/fields/FieldNote'
import { classes } from '#ui/lib/classes'
import { textOf } from '#data/survey/answers'
import { ChoiceFields } from './ChoiceFields'
import { MatrixFields } from './MatrixFields'
import type { SurveyForm } from './SurveyForm'
import { TypedField } from './TypedField'
import { useAnswer } from './useSurvey'
import type { FieldsProps } from './FieldsProps'

interface QuestionViewProps {
  form: SurveyForm
  question: Question
  /** Number of the question on the page. */
  number: number
}

/** Shows one question with the fields of its type. */
export const QuestionView = memo(function QuestionView({ form, question, number }: QuestionViewProps) {
  const { value, other, mistake } = useAnswer(form, question)
  const id = useId()
  const { type, title, text, isRequired } = question
  const ofWhole = mistake?.rowId === undefined && mistake?.isOther === undefined ? mistake?.text : undefined
  const noted = { id, number, text, error: ofWhole }
  const heading = (
    <>
      <span aria-hidden="true">{number}. </span>
      <span className={classes(isRequired && type !== null && 'needed')}>{title}</span>
      {type === 'multiple' && <span className="survey__aside"> (можно несколько)</span>}
    </>
  )
  const props = {
    id,
    question,
    value,
    mistake,
    onAnswered: (given: typeof value & {}) => form.answer(question, given),
  }
  switch (type) {
    case 'single':
    case 'multiple':
      return (
        <Group {...noted} heading={heading}>
          <ChoiceFields {...props} other={other} onOther={(typed) => form.answerOther(question, typed)} />
        </Group>
      )
    case 'scale':
      return (
        <Group {...noted} heading={heading}>
          <ScaleFields {...props} />
        </Group>
      )
    case 'matrix':
      return (
        <Group {...noted} heading={heading}>
          <MatrixFields {...props} />
        </Group>
      )
    case null:
      return (
        <div className="survey__question">
          <p className="survey__title">{heading}</p>
          <p className="soft">Этот вопрос нельзя показать</p>
        </div>
      )
    default:
      return (
        <div className="survey__question field">
          <label className="survey__title" htmlFor={id}>
            {heading}
          </label>
          {text !== '' && (
            <p className="small soft" id={`${id}text`}>
              {text}
            </p>
          )}
          <TypedField {...props} />
        </div>
      )
  }
})

interface GroupProps {
  id: string
  text: string
  error: string | undefined
  heading: ReactNode
  children: ReactNode
}

function Group({ id, text, error, heading, children }: GroupProps) {
  const describedBy = [text !== '' && `${id}text`, error !== undefined && `${id}error`].filter(Boolean)
  return (
    <fieldset
      className={classes('survey__question', error !== undefined && 'is-bad')}
      aria-describedby={describedBy.join(' ') || undefined}
    >
      <legend className="survey__title">{heading}</legend>
      {text !== '' && (
        <p className="small soft" id={`${id}text`}>
          {text}
        </p>
      )}
      <FieldNote id={id} error={error} hint={undefined} />
      {children}
    </fieldset>
  )
}

/** Shows whole numbers in a row as one group of radio buttons. */
function ScaleFields({ id, question, value, onAnswered }: FieldsProps) {
  const { min, max, minLabel, maxLabel, isRequired } = question
  const first = min ?? 0
  const steps = Array.from({ length: (max ?? first) - first + 1 }, (_, step) => String(first + step))
  const endOf = (place: number) => {
    if (place === 0 && minLabel !== null) return `${id}min`
    return place === steps.length - 1 && maxLabel !== null ? `${id}max` : undefined
  }
  return (
    <>
      <div className="survey__scale">
        {steps.map((step, place) => (
          <label key={step}>
            <input
              className="covering"
              type="radio"
              name={id}
              value={step}
              checked={textOf(value) === step}
              required={isRequired}
              aria-describedby={endOf(place)}
              onChange={() => onAnswered(step)}
            />
            <span className="num">{step}</span>
          </label>
        ))}
      </div>
      {(minLabel !== null || maxLabel !== null) && (
        <p className="survey__ends small soft">
          <span id={`${id}min`}>{minLabel !== null && `${first} — ${minLabel}`}</span>
          <span id={`${id}max`}>{maxLabel !== null && `${max} — ${maxLabel}`}</span>
        </p>
      )}
    </>
  )
}
