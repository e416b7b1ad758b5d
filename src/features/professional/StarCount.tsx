import { formatSigned } from '#domain/numbers/counts'
import { Icon } from '#ui/Icon'
import { classes } from '#ui/lib/classes'
import { StyleSheet } from '#ui/StyleSheet'
import { starsInWords } from './honours/starsInWords'
import css from './starCount.css'

/** Shows the balance of stars: '1 260 звёзд'. */
export const StarBalance = ({ stars }: { stars: number }) => (
  <p>
    <span className="star-count star-count--balance num">
      <StyleSheet href={css} />
      <Icon name="star" />
      {starsInWords(stars)}
    </span>
  </p>
)

interface StarCountProps {
  stars: number
  /** Shows '+40 звёзд' instead of '+40'. */
  inWords?: boolean
}

/** Shows a change of the stars, such as '+40' or '−400'. Gained stars are amber. */
export const StarCount = ({ stars, inWords = false }: StarCountProps) => (
  <span className={classes('star-count num', stars < 0 && 'star-count--spent')}>
    <StyleSheet href={css} />
    <Icon name="star" size={16} />
    {inWords ? `+${starsInWords(stars)}` : formatSigned(stars)}
  </span>
)
