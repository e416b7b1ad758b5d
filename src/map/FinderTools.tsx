import type { ReactNode } from 'react'
import { Button } from '../ui/controls/Button'

interface FinderToolsProps {
  isLocating: boolean
  onNearby: () => void
  isMapShown: boolean
  /** Switches between map and list on phones; undefined on wider screens. */
  onMap: ((isWanted: boolean) => void) | undefined
  isBounded: boolean
  onBounded: (isBounded: boolean) => void
  /** The number of places. */
  children: ReactNode
}

/** Buttons that sort and narrow the list and the map together. */
export function FinderTools({
  isLocating,
  onNearby,
  isMapShown,
  onMap,
  isBounded,
  onBounded,
  children,
}: FinderToolsProps) {
  return (
    <>
      <div className="finder__tools">
        <Button variant="secondary" small busy={isLocating} onClick={onNearby}>
          Рядом со мной
        </Button>
        {onMap && (
          <Button variant="secondary" small aria-expanded={isMapShown} onClick={() => onMap(!isMapShown)}>
            {isMapShown ? 'Список' : 'Карта'}
          </Button>
        )}
        {children}
      </div>
      {isMapShown && (
        <label className="check finder__check">
          <input type="checkbox" checked={isBounded} onChange={({ target }) => onBounded(target.checked)} />
          <span>Только на видимой части карты</span>
        </label>
      )}
    </>
  )
}
