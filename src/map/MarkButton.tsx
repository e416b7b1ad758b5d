import type { KeyboardEvent } from 'react'
import { count, formatNumber, signedCount } from '../domain/numbers/counts'
import { POINTS } from '../domain/numbers/points'
import { classes } from '../ui/lib/classes'
import { Icon } from '../ui/Icon'
import type { Mark } from './lib/clusters'
import type { MapPoint } from './lib/MapPoint'

interface MarkButtonProps {
  mark: Mark
  isSelected: boolean
  /** True while the pointer is over the place's row in the list. */
  isPointed: boolean
  /** True for the one pin that Tab reaches (roving tabindex). */
  isStop: boolean
  /** 'оптика, оптики, оптик' */
  noun: readonly [string, string, string]
  onPressed: () => void
  onFocused: () => void
  onPointed: (isPointed: boolean) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Position in pixels, set by the map. */
  left?: number
  top?: number
}

/** A pin; the map positions its direct children by their anchors. */
export function MarkButton({
  mark: { key, count: howMany, point },
  isSelected,
  isPointed,
  isStop,
  noun,
  onPressed,
  onFocused,
  onPointed,
  onKeyDown,
  left = 0,
  top = 0,
}: MarkButtonProps) {
  return (
    <button
      type="button"
      className={classes(
        'map__mark',
        point === undefined && 'map__mark--cluster',
        (point?.bonus ?? 0) > 0 && 'map__mark--bonus',
        isPointed && 'map__mark--pointed',
        isSelected && 'map__mark--selected',
      )}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-mark={key}
      tabIndex={isStop ? 0 : -1}
      aria-label={point ? nameOf(point) : `${count(howMany, noun)}, приблизить`}
      aria-pressed={point ? isSelected : undefined}
      // A press on a pin must not start a drag of the map, which listens on the window.
      onMouseDown={(event) => event.stopPropagation()}
      onClick={onPressed}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
      onBlur={() => onPointed(false)}
      onFocus={() => {
        onFocused()
        onPointed(true)
      }}
      onKeyDown={onKeyDown}
    >
      {point ? <Icon name={point.icon ?? 'eye'} size={20} /> : formatNumber(howMany)}
    </button>
  )
}

const nameOf = ({ name, bonus }: MapPoint) =>
  bonus != null && bonus > 0 ? `${name}, ${signedCount(bonus, POINTS)}` : name
