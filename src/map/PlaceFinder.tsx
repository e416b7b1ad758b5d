import type { ReactNode } from 'react'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'
import type { Place } from './lib/Place'
import { PlaceResults, type PlaceResultsProps } from './PlaceResults'

interface PlaceFinderProps<Item extends Place> extends PlaceResultsProps<Item> {
  /** Stands above the count: the search, the filters. */
  children: ReactNode
}

/** Places as a list and on a map. The list has all of them; the map is an extra. */
export function PlaceFinder<Item extends Place>({ children, ...results }: PlaceFinderProps<Item>) {
  return (
    <div className="finder">
      <StyleSheet href={css} />
      {children}
      <PlaceResults {...results} />
    </div>
  )
}
