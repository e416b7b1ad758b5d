import type { Questionnaire } from '#data/screenings/questionnaires'

interface ScoreScaleProps {
  questionnaire: Questionnaire
  total: number
}

/**
 * Draws the sum on a scale with the threshold of a positive result. It is decorative: the text says as much.
 */
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
