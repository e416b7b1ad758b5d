import type { ReactNode } from 'react'
import { formatDistance } from '../domain/numbers/distance'
import { Badge } from '../ui/Badge'
import { classes } from '../ui/lib/classes'
import type { Place } from './lib/Place'

interface PlaceRowProps {
  place: Pick<Place, 'name' | 'address'>
  metres?: number | undefined
  isPointed?: boolean
  /** 'Выбран' for the chosen place. */
  chosen?: string | undefined
  /** Set if a map shows the same place. */
  onPointed?: (isPointed: boolean) => void
  onOpened: () => void
  /** Links, which may not be inside the button. */
  actions?: ReactNode
  /** Further facts, in one or more lines. */
  children: ReactNode
}

/** One place of the list; a press opens its details. */
export function PlaceRow({
  place: { name, address },
  metres,
  isPointed = false,
  chosen,
  onPointed,
  onOpened,
  actions,
  children,
}: PlaceRowProps) {
  return (
    <>
      <button
        type="button"
        className={classes('finder__row', isPointed && 'finder__row--pointed')}
        onClick={onOpened}
        onPointerEnter={() => onPointed?.(true)}
        onPointerLeave={() => onPointed?.(false)}
        onFocus={() => onPointed?.(true)}
        onBlur={() => onPointed?.(false)}
      >
        <span className="strong">{name}</span>
        {address !== '' && <span className="small soft">{address}</span>}
        {metres !== undefined && <span className="small">{formatDistance(metres)}</span>}
        {children}
        {chosen !== undefined && <Badge icon="check" tone="done" label={chosen} />}
      </button>
      {actions !== undefined && <div className="finder__actions">{actions}</div>}
    </>
  )
}
