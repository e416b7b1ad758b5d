import type { Questionnaire } from '#data/screenings/questionnaire'

interface ScoreScaleProps {
  questionnaire: Questionnaire
  total: number
  /** The previous sum. */
  before?: number | undefined
}

const LEFT = 26
const WIDTH = 432
const LINE = 48

/**
 * Draws the sum under a lens on its scale, with the threshold of a positive result. It is decorative: the
 * text says the same.
 */
export function ScoreScale({ questionnaire: { max, positiveFrom }, total, before }: ScoreScaleProps) {
  const at = (value: number) => LEFT + (value / max) * WIDTH
  const ticks = Array.from({ length: max + 1 }, (_, value) => value)
  return (
    <svg className="scale" viewBox="0 0 484 96" aria-hidden="true">
      <path className="scale__positive" d={`M${at(positiveFrom)} ${LINE}H${at(max)}`} />
      <path className="scale__line" d={`M${at(0)} ${LINE}H${at(max)}`} />
      <path
        className="scale__line"
        d={ticks.map((value) => `M${at(value)} ${LINE - (isNamed(value, max) ? 8 : 4)}V${LINE + 4}`).join('')}
      />
      {ticks
        .filter((value) => isNamed(value, max))
        .map((value) => (
          <text key={value} x={at(value)} y="92">
            {value}
          </text>
        ))}
      <path className="scale__cut" d={`M${at(positiveFrom)} 8V${LINE + 20}`} />
      <text
        className={positiveFrom < max / 2 ? 'scale__limit' : 'scale__limit scale__limit--left'}
        x={at(positiveFrom) + (positiveFrom < max / 2 ? 6 : -6)}
        y="16"
      >
        граница {positiveFrom}
      </text>
      {before !== undefined && <circle className="scale__lens" cx={at(before)} cy={LINE} r="6" />}
      <circle className="scale__lens" cx={at(total)} cy={LINE} r="24" />
      <text className="scale__total" x={at(total)} y={LINE + 8}>
        {total}
      </text>
    </svg>
  )
}

/** Tells whether a value is labelled on the scale: some round ones, and both ends. */
const isNamed = (value: number, max: number) =>
  value === max || (value % (max > 30 ? 10 : 4) === 0 && max - value > 3)
