const RINGS = Array.from({ length: 12 }, (_, ring) => ring)

/** Rings as a cornea mirrors them: the sign of what is next for a specialist. */
export const Placido = () => (
  <svg className="placido" viewBox="0 0 400 400" aria-hidden="true">
    {RINGS.map((ring) => (
      <ellipse
        key={ring}
        cx="200"
        cy="200"
        rx={27 + 12 * ring}
        ry={24 + 11 * ring}
        strokeWidth={ring % 2 === 0 ? 4.5 : 1.5}
        opacity={0.88 - 0.055 * ring}
      />
    ))}
    <circle className="placido__pupil" cx="200" cy="200" r="13" />
  </svg>
)
