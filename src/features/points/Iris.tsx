import { useId } from 'react'

/** The picture of the points card: an iris, and a lens on top that magnifies what is under it. */
export function Iris() {
  const id = useId()
  const iris = `${id}-iris`
  const lens = `${id}-lens`
  return (
    <svg className="points__iris" viewBox="0 0 400 400" aria-hidden="true">
      <defs>
        <g id={iris}>
          <circle className="iris-base" cx="200" cy="200" r="150" />
          <circle
            className="iris-fibre"
            cx="200"
            cy="200"
            r="112"
            strokeWidth="74"
            strokeDasharray=".8 1.966"
            opacity=".5"
          />
          <circle
            className="iris-fibre"
            cx="200"
            cy="200"
            r="126"
            strokeWidth="46"
            strokeDasharray=".7 4.578"
            opacity=".8"
          />
          <circle
            className="iris-amber"
            cx="200"
            cy="200"
            r="80"
            strokeWidth="22"
            strokeDasharray="1.2 1.313"
          />
          <circle
            className="iris-amber"
            cx="200"
            cy="200"
            r="94"
            strokeWidth="50"
            strokeDasharray=".7 4.223"
          />
          <circle className="iris-limb" cx="200" cy="200" r="149" />
          <circle className="iris-pupil" cx="200" cy="200" r="66" />
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
