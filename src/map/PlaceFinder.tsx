import type { ReactNode } from 'react'
import { classes } from '../ui/lib/classes'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'
import type { Place } from './lib/Place'
import { useNearby, type Nearby } from './lib/useNearby'
import { PlaceResults, type PlaceResultsProps } from './PlaceResults'

interface PlaceFinderProps<Item extends Place> extends Omit<PlaceResultsProps<Item>, 'nearby'> {
  /** It is the last of its card, and as wide as the card. */
  isLast?: boolean
  /** The customer's position, if the page needs it too. */
  nearby?: Nearby
  /** Content above the count: the search and the filters. */
  children: ReactNode
}

/**
 * Places as a list and on a map; where both fit side by side, the search and the filters are above the list.
 * The list has all places; the map is optional.
 */
export function PlaceFinder<Item extends Place>({
  children,
  nearby,
  isLast = false,
  ...results
}: PlaceFinderProps<Item>) {
  const own = useNearby()
  return (
    <div className={classes('finder', isLast && 'finder--last')}>
      <StyleSheet href={css} />
      <div className="finder__ask">{children}</div>
      <PlaceResults {...results} nearby={nearby ?? own} />
    </div>
  )
}
