import type { Questionnaire } from '#data/screenings/questionnaires'

interface ScoreScaleProps {
  questionnaire: Questionnaire
  total: number
}

/** Where the sum lies between none and all, and from where on it is positive. Decorative: the text says the same. */
export function ScoreScale({ questionnaire: { max, positiveFrom }, total }: ScoreScaleProps) {
  const at = (value: number) => `${(value / max) * 100}%`
  return (
    <div className="scale" aria-hidden="true">
      <span className="scale__track">
        <span className="scale__positive" style={{ left: at(positiveFrom) }} />
        <span className="scale__mark" style={{ left: at(total) }} />
      </span>
      <span className="scale__label" style={{ left: 0 }}>
        0
      </span>
      <span className="scale__label" style={{ left: at(positiveFrom) }}>
        {positiveFrom}
      </span>
      <span className="scale__label scale__label--last">{max}</span>
    </div>
  )
}
