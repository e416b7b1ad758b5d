/**
 * Draws a light that causes glare, as concentric circles: a gradient is referenced by a URL, which some
 * browsers do not resolve here.
 */
export function Glow({
  x,
  y,
  size,
  colour = '#fff6d8',
}: {
  x: number
  y: number
  size: number
  colour?: string
}) {
  return (
    <g fill={colour} fillOpacity="0.14">
      {[1, 0.82, 0.66, 0.52, 0.4, 0.29, 0.2, 0.12].map((share) => (
        <circle key={share} cx={x} cy={y} r={size * share} />
      ))}
    </g>
  )
}
