import type { ReactNode } from 'react'
import { formatDistance } from '../domain/distance'
import { Badge } from '../ui/Badge'
import { classes } from '../ui/classes'
import type { Place } from './Place'

interface PlaceRowProps {
  place: Place
  metres: number | undefined
  isPointed: boolean
  isChosen: boolean
  onPointed: (isPointed: boolean) => void
  onOpened: () => void
  /** What else is to be known of it, as one line or more. */
  children: ReactNode
}

/** One place of the list; pressed, it opens the detail. */
export function PlaceRow({
  place: { name, address },
  metres,
  isPointed,
  isChosen,
  onPointed,
  onOpened,
  children,
}: PlaceRowProps) {
  return (
    <button
      type="button"
      className={classes('finder__row', isPointed && 'finder__row--pointed')}
      onClick={onOpened}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
      onFocus={() => onPointed(true)}
      onBlur={() => onPointed(false)}
    >
      <span className="strong">{name}</span>
      {address !== '' && <span className="small soft">{address}</span>}
      {metres !== undefined && <span className="small">{formatDistance(metres)}</span>}
      {children}
      {isChosen && <Badge icon="check" tone="done" label="Выбран" />}
    </button>
  )
}
