import { formatPower, type Eye } from '#domain/lens'
import { StyleSheet } from '#ui/StyleSheet'
import css from './eyeMark.css'
import { EyeName } from './EyeName'

interface EyePowerProps {
  /** Undefined if the eye of the lens is unknown. */
  eye: Eye | undefined
  /** Null for a lens whose power is unknown, or that has none. */
  sphere: number | null
}

/** 'Правый −2,75': eye and power of a lens, which must never be confused. */
export function EyePower({ eye, sphere }: EyePowerProps) {
  if (eye === undefined && sphere === null) return null
  return (
    <span className="eye-power">
      <StyleSheet href={css} />
      {eye && (
        <span>
          <EyeName eye={eye} />
          <span className="visually-hidden">, </span>
        </span>
      )}
      {sphere !== null && <b className="power">{formatPower(sphere)}</b>}
    </span>
  )
}

/** A placeholder with the height of a power that is still loading. */
export const EyePowerRoom = () => (
  <span className="eye-power">
    <StyleSheet href={css} />
    &nbsp;
  </span>
)
