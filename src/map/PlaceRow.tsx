import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { formatDistance } from '../domain/numbers/distance'
import { bringIntoSight } from '../host/page/bringIntoSight'
import { keepInPlace } from '../host/page/keepInPlace'
import { Badge } from '../ui/Badge'
import { Icon } from '../ui/Icon'
import { classes } from '../ui/lib/classes'
import type { Place } from './lib/Place'

interface PlaceRowProps {
  place: Pick<Place, 'name' | 'address' | 'icon'>
  metres?: number | undefined
  isPointed?: boolean
  /** 'Выбран' for the chosen place. */
  chosen?: string | undefined
  /** Set if a map shows the same place. */
  onPointed?: (isPointed: boolean) => void
  onOpened: () => void
  /** Set if the details unfold in the row. */
  onFolded?: (() => void) | undefined
  /** The details, while they are unfolded. */
  detail?: ReactNode
  /** Links, which may not be inside the button. */
  actions?: ReactNode
  /** Further facts, in one or more lines. */
  children: ReactNode
}

/** One place of the list; a press opens its details, in the row itself if they unfold there. */
export function PlaceRow({
  place: { name, address, icon = 'eye' },
  metres,
  isPointed = false,
  chosen,
  onPointed,
  onOpened,
  onFolded,
  detail,
  actions,
  children,
}: PlaceRowProps) {
  const hasMap = onPointed !== undefined
  const id = useId()
  const isOpen = detail !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen || !onFolded) return
    // A dialog around the list stays open.
    event.preventDefault()
    const button = event.currentTarget.querySelector('button')
    onFolded()
    button?.focus()
  }
  // The row stays under the pointer when another one above it folds, unless its details need the room.
  const onPressed = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (BEFORE_REACT) return
    keepInPlace(currentTarget, () => flushSync(() => (isOpen ? onFolded?.() : onOpened())))
    if (!isOpen && currentTarget.parentElement) bringIntoSight(currentTarget.parentElement)
  }
  return (
    <div className={isOpen ? 'finder__place--open' : undefined} role="presentation" onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classes('finder__row', isPointed && 'finder__row--pointed')}
        aria-expanded={onFolded && isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onFolded ? onPressed : onOpened}
        onPointerEnter={() => onPointed?.(true)}
        onPointerLeave={() => onPointed?.(false)}
        onFocus={() => onPointed?.(true)}
        onBlur={() => onPointed?.(false)}
      >
        {hasMap && (
          <span className="thumb thumb--s finder__icon">
            <Icon name={icon} size={20} />
          </span>
        )}
        <span className="strong">{name}</span>
        {address !== '' && <span className="small soft">{address}</span>}
        {metres !== undefined && <span className="small">{formatDistance(metres)}</span>}
        {children}
        {chosen !== undefined && <Badge icon="check" tone="done" label={chosen} />}
        {onFolded && <Icon name="down" size={20} />}
      </button>
      {isOpen && (
        <div className="finder__detail" role="group" aria-label={name} id={id}>
          {detail}
        </div>
      )}
      {actions !== undefined && <div className="finder__actions">{actions}</div>}
    </div>
  )
}
