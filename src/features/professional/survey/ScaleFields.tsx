import { textOf } from '#data/survey/answers'
import type { FieldsProps } from './FieldsProps'

/** Shows whole numbers in a row as one group of radio buttons. */
export function ScaleFields({ id, question, value, onAnswered }: FieldsProps) {
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
