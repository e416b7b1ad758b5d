interface ProgressBarProps {
  /** From 0 to 1. */
  value: number
  /** Its accessible name. Without it the bar is decorative: the text beside it says the same. */
  label?: string
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(value * 100)
  const semantics =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        }
  return (
    <span className="bar" {...semantics}>
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
