import type { KeyboardEvent } from 'react'
import { count } from '../domain/counts'
import { classes } from '../ui/classes'
import { Icon } from '../ui/Icon'
import type { Mark } from './clusters'

interface MarkButtonProps {
  mark: Mark
  isSelected: boolean
  /** The one of all pins that Tab reaches. */
  isStop: boolean
  /** 'оптика, оптики, оптик' */
  noun: readonly [string, string, string]
  onPressed: () => void
  onFocused: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Where it stands: given by the map. */
  left?: number
  top?: number
}

/** A pin on the map; the map places what stands in it directly, by the anchor of its element. */
export function MarkButton({
  mark: { key, count: howMany, point },
  isSelected,
  isStop,
  noun,
  onPressed,
  onFocused,
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
        isSelected && 'map__mark--selected',
      )}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-mark={key}
      tabIndex={isStop ? 0 : -1}
      aria-label={point ? point.name : `${count(howMany, noun)}, приблизить`}
      aria-pressed={point ? isSelected : undefined}
      // A press on a pin does not begin to drag the map, which listens on the window.
      onMouseDown={(event) => event.stopPropagation()}
      onClick={onPressed}
      onFocus={onFocused}
      onKeyDown={onKeyDown}
    >
      {point ? <Icon name="eye" size={20} /> : howMany}
    </button>
  )
}
