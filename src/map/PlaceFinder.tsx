import type { ReactNode } from 'react'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'
import type { Place } from './lib/Place'
import { useNearby, type Nearby } from './lib/useNearby'
import { PlaceResults, type PlaceResultsProps } from './PlaceResults'

interface PlaceFinderProps<Item extends Place> extends Omit<PlaceResultsProps<Item>, 'nearby'> {
  /** Where the customer is, for a page that has to know it, too. */
  nearby?: Nearby
  /** Stands above the count: the search, the filters. */
  children: ReactNode
}

/** Places as a list and on a map. The list has all of them; the map is an extra. */
export function PlaceFinder<Item extends Place>({ children, nearby, ...results }: PlaceFinderProps<Item>) {
  const own = useNearby()
  return (
    <div className="finder">
      <StyleSheet href={css} />
      {children}
      <PlaceResults {...results} nearby={nearby ?? own} />
    </div>
  )
}
