import type { ReactNode } from 'react'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'
import type { Place } from './lib/Place'
import { PlaceRow } from './PlaceRow'

interface FewPlacesProps<Item> {
  places: readonly Item[]
  /** Returns the content of a row in addition to name and address. */
  facts: (place: Item) => ReactNode
  onOpened: (place: Item) => void
}

/** A list of places without a map, a search or sorting. */
export function FewPlaces<Item extends Pick<Place, 'id' | 'name' | 'address'>>({
  places,
  facts,
  onOpened,
}: FewPlacesProps<Item>) {
  return (
    <div className="finder__list">
      <StyleSheet href={css} />
      <ul className="list">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} onOpened={() => onOpened(place)}>
              {facts(place)}
            </PlaceRow>
          </li>
        ))}
      </ul>
    </div>
  )
}
