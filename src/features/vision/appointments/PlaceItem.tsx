import { formatDistance } from '#domain/numbers/distance'
import { openingHours } from '#domain/dates/openingHours'
import { Button } from '#ui/controls/Button'
import type { Place } from './placeSearch'

/** Shows an optician with its distance and hours, and the button to choose it. */
export function PlaceItem({ place: { point, metres }, onChosen }: { place: Place; onChosen: () => void }) {
  const { name, address } = point
  const facts = [metres === null ? '' : formatDistance(metres), openingHours(point)]
  return (
    <div className="booking__place">
      <p className="strong">{name}</p>
      <p className="small soft">{address}</p>
      <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      <div>
        <Button variant="secondary" small onClick={onChosen}>
          Выбрать<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </div>
  )
}
