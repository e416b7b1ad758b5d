import type { CSSProperties } from 'react'
import { StyleSheet } from '../StyleSheet'
import css from './blister.css'

interface BlisterProps {
  /** The initial number, at least one. */
  total: number
  left: number
}

/** Largest number of distinguishable dots; a larger supply is drawn in proportion. */
const MOST = 30
const MOST_IN_ROW = 10

/** Draws the rest of a supply as full and empty dots. It is decorative: the text beside it says the same. */
export function Blister({ total, left }: BlisterProps) {
  const wells = Math.min(total, MOST)
  // At least one dot is full if anything is left.
  const full = Math.ceil((left / total) * wells)
  return (
    <>
      <StyleSheet href={css} />
      <div
        className="blister"
        style={{ '--wells': Math.min(wells, MOST_IN_ROW) } as CSSProperties}
        aria-hidden="true"
      >
        {Array.from({ length: wells }, (_, well) => (
          <i key={well} className={well < full ? 'on' : undefined} />
        ))}
      </div>
    </>
  )
}
