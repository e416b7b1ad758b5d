import { useEffect, useRef } from 'react'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { ShopIcon } from '#ui/graphics/ShopIcon'
import type { Removed } from './removedLines'
import { TRASH } from './trash'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface RemovedLineProps {
  removed: Removed
  onReturned: () => void
}

/** Replaces a removed line and offers to restore it. */
export function RemovedLine({ removed: { item, state, failure }, onReturned }: RemovedLineProps) {
  // Nothing has been removed yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const hasStayed = state === 'stays'
  // An item without an offer id cannot be added again.
  const canReturn = !hasStayed && item.offerId !== null
  return (
    <div className="basket-gone">
      <ShopIcon path={TRASH} size={20} />
      <p role={hasStayed ? 'alert' : 'status'}>
        {hasStayed ? (
          <>
            «{item.title}»: <FailureText error={failure} />
          </>
        ) : (
          <>
            Удалено: {item.title}
            {failure !== undefined && (
              <>
                . <FailureText error={failure} />
              </>
            )}
          </>
        )}
      </p>
      {canReturn && (
        <Button variant="quiet" small ref={back} busy={state === 'returning'} onClick={onReturned}>
          Вернуть<span className="visually-hidden"> «{item.title}»</span>
        </Button>
      )}
    </div>
  )
}
