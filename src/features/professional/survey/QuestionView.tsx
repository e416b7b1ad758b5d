import { memo, useId, type ReactNode } from 'react'
import type { Question } from '#data/survey/survey'
import { FieldNote } from '#forms/fields/FieldNote'
import { classes } from '#ui/lib/classes'
import { ChoiceFields } from './ChoiceFields'
import { MatrixFields } from './MatrixFields'
import { ScaleFields } from './ScaleFields'
import type { SurveyForm } from './SurveyForm'
import { TypedField } from './TypedField'
import { useAnswer } from './useSurvey'

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
