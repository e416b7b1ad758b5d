import { EYES, type Eye } from '#domain/lens'

/**
 * Draws a scale around the eye with two marks at the axis of the cylinder. It is decorative: the table has
 * the same values.
 */
export function EyeDial({ eye, axis }: { eye: Eye; axis: number | null }) {
  return (
    <svg className="eye" viewBox="0 0 96 96" aria-hidden="true">
      <circle className="scale" cx="48" cy="48" r="44" />
      <circle className="disc" cx="48" cy="48" r="34" />
      {/* Degrees run counter-clockwise, starting at three o'clock. */}
      {axis !== null && <path className="axis" transform={`rotate(${-axis} 48 48)`} d="M4 48h8M84 48h8" />}
      <text x="48" y="55">
        {EYES[eye].mark}
      </text>
    </svg>
  )
}
