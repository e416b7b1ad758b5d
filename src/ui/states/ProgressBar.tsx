/** A bar for a share from 0 to 1. It is decorative: the text beside it says the same. */
export function ProgressBar({ value }: { value: number }) {
  return (
    <span className="bar" aria-hidden>
      <i style={{ width: `${Math.round(value * 100)}%` }} />
    </span>
  )
}
