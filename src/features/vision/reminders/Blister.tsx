import { StyleSheet } from '#ui/StyleSheet'
import type { SupplyLeft } from '#data/stock/supply'
import css from './blister.css'

/** Largest number of dots that can be told apart; a larger supply is drawn in proportion. */
const MOST = 30

/** Draws the supply as full and empty dots. It is decorative: the text beside it says as much. */
export function Blister({ supply: { total, left } }: { supply: SupplyLeft }) {
  const wells = Math.min(total, MOST)
  // At least one dot is full if anything is left.
  const full = Math.ceil((left / total) * wells)
  return (
    <>
      <StyleSheet href={css} />
      <div className="blister" aria-hidden="true">
        {Array.from({ length: wells }, (_, well) => (
          <i key={well} className={well < full ? 'on' : undefined} />
        ))}
      </div>
    </>
  )
}
