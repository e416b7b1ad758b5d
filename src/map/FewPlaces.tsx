import type { ReactNode } from 'react'
import { sameId } from '../domain/Id'
import { StyleSheet } from '../ui/StyleSheet'
import css from './finder.css'
import type { Place } from './lib/Place'
import type { Unfolded } from './lib/Unfolded'
import { PlaceRow } from './PlaceRow'

interface FewPlacesProps<Item> {
  places: readonly Item[]
  /** Returns the content of a row in addition to name and address. */
  facts: (place: Item) => ReactNode
  onOpened: (place: Item) => void
  onFolded: () => void
  unfolded: Unfolded | undefined
}

/** A list of places without a map, a search or sorting. */
export function FewPlaces<Item extends Pick<Place, 'id' | 'name' | 'address'>>({
  places,
  facts,
  onOpened,
  onFolded,
  unfolded,
}: FewPlacesProps<Item>) {
  return (
    <div className="finder__list">
      <StyleSheet href={css} />
      <ul className="list">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow
              place={place}
              onOpened={() => onOpened(place)}
              onFolded={onFolded}
              detail={sameId(place.id, unfolded?.id) ? unfolded?.detail : undefined}
            >
              {facts(place)}
            </PlaceRow>
          </li>
        ))}
      </ul>
    </div>
  )
}
