interface ProgressBarProps {
  /** Share of the whole, 0 to 1. */
  value: number
  /** Makes it a progress bar; without it the bar only repeats what stands beside it in words. */
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
