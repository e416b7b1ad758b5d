import { useId } from 'react'

// The stroke widths and colours of the rings are in the style sheet.
const RINGS = [
  ['base', 150],
  ['fibre', 112],
  ['fibre-in', 126],
  ['amber', 80],
  ['amber-in', 94],
  ['limb', 149],
  ['pupil', 66],
] as const

/** Draws the picture of the points card: an iris, and a lens that magnifies a part of it. */
export function Iris() {
  const id = useId()
  const iris = `${id}-iris`
  const lens = `${id}-lens`
  return (
    <svg className="points__iris" viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <g id={iris}>
          {RINGS.map(([name, r]) => (
            <circle key={name} className={`iris-${name}`} cx="200" cy="200" r={r} />
          ))}
        </g>
        <clipPath id={lens}>
          <circle cx="116" cy="312" r="56" />
        </clipPath>
      </defs>
      <use href={`#${iris}`} />
      <g clipPath={`url(#${lens})`}>
        <circle className="iris-glass" cx="116" cy="312" r="56" />
        <use href={`#${iris}`} transform="translate(116 312) scale(1.5) translate(-130 -293)" />
      </g>
      <circle className="iris-rim" cx="116" cy="312" r="56" />
      <circle className="iris-edge" cx="116" cy="312" r="58.5" />
      <path className="iris-shine" d="M76 300a42 42 0 0 1 24-27" />
    </svg>
  )
}
