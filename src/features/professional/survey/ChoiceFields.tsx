import { listOf, textOf, wantsOther } from '#data/survey/answers'
import { FieldNote } from '#forms/fields/FieldNote'
import type { FieldsProps } from './FieldsProps'

interface ChoiceFieldsProps extends FieldsProps {
  other: string
  onOther: (text: string) => void
}

/** Shows the options of a question, and a text field while the option for another answer is selected. */
export function ChoiceFields({
  id,
  question,
  value,
  mistake,
  other,
  onAnswered,
  onOther,
}: ChoiceFieldsProps) {
  const { type, options, isRequired } = question
  const isMultiple = type === 'multiple'
  const chosen = listOf(value)
  const onChanged = (option: string, isChecked: boolean) => {
    if (!isMultiple) onAnswered(option)
    else onAnswered(isChecked ? [...chosen, option] : chosen.filter((one) => one !== option))
  }
  return (
    <>
      <div className="survey__options">
        {options.map((option) => {
          const key = String(option.id)
          return (
            <label key={key} className="check">
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={id}
                value={key}
                checked={isMultiple ? chosen.includes(key) : textOf(value) === key}
                required={isRequired && !isMultiple}
                onChange={({ target }) => onChanged(key, target.checked)}
              />
              <span>{option.title}</span>
            </label>
          )
        })}
      </div>
      {wantsOther(question, value) && (
        <div className="field">
          <label htmlFor={`${id}other`}>
            <span className="needed">Ваш вариант</span>
          </label>
          <input
            id={`${id}other`}
            className="input"
            autoComplete="off"
            value={other}
            aria-required
            aria-invalid={mistake?.isOther ?? false}
            aria-describedby={mistake?.isOther && `${id}othererror`}
            onChange={({ target }) => onOther(target.value)}
          />
          <FieldNote id={`${id}other`} error={mistake?.isOther && mistake.text} hint={undefined} />
        </div>
      )}
    </>
  )
}
