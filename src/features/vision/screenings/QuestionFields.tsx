import { useId } from 'react'
import type { Question } from '#data/screenings/questionnaire'
import { FieldNote } from '#forms/fields/FieldNote'

interface QuestionFieldsProps {
  question: Question
  value: number | undefined
  isUnanswered: boolean
  /** Hides the question: one is visible at a time, the others keep their answers. */
  isHidden: boolean
  onAnswered: (value: number) => void
  /** Called also if the answer is already selected; browsers send a click for an arrow key, too. */
  onClicked: (value: number) => void
}

/** Shows one question with its answers as native radio buttons and the digit that selects each. */
export function QuestionFields({
  question,
  value,
  isUnanswered,
  isHidden,
  onAnswered,
  onClicked,
}: QuestionFieldsProps) {
  const id = useId()
  return (
    <fieldset className="field" hidden={isHidden} data-question={question.code}>
      <legend className="question__text">{question.text}</legend>
      {question.answers.map((answer) => (
        <label key={answer.value} className="check option">
          <input
            type="radio"
            name={id}
            value={answer.value}
            checked={value === answer.value}
            aria-describedby={isUnanswered ? `${id}error` : undefined}
            onChange={() => onAnswered(answer.value)}
            onClick={() => onClicked(answer.value)}
          />
          <span className="item__main">{answer.label}</span>
          <span className="question__digit soft" aria-hidden="true">
            {answer.value}
          </span>
        </label>
      ))}
      <FieldNote id={id} error={isUnanswered ? 'Ответьте на вопрос' : undefined} hint={undefined} />
    </fieldset>
  )
}
