import { EYES, formatPower, type Eye } from '#domain/lens'
import { StyleSheet } from '#ui/StyleSheet'
import css from './eyeMark.css'

interface EyePowerProps {
  /** Undefined where it is not known which eye the lens is for. */
  eye: Eye | undefined
  /** Null for a lens whose power is not known, or that has none. */
  sphere: number | null
}

/** 'Правый −2,75': the two words of a lens that must never be mistaken. */
export function EyePower({ eye, sphere }: EyePowerProps) {
  if (eye === undefined && sphere === null) return null
  return (
    <span className="eye-power">
      <StyleSheet href={css} />
      {eye && <span>{EYES[eye].name}</span>}
      {eye && <span className="visually-hidden"> глаз, {EYES[eye].mark}, </span>}
      {sphere !== null && <b className="power">{formatPower(sphere)}</b>}
    </span>
  )
}

/** As high as a power that is on its way. */
export const EyePowerRoom = () => (
  <span className="eye-power">
    <StyleSheet href={css} />
    &nbsp;
  </span>
)
