/** Busy indicator of the design: a ring with a gap (Landolt ring). */
export function Spinner() {
  return (
    <svg className="ring" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
    </svg>
  )
}
