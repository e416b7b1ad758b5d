import { useId, useState } from 'react'
import type { Raffle } from '#data/friends/friends'
import { useParticipateInRaffleMutation } from '#data/friends/friendsApi'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { takeFocus } from '#ui/lib/takeFocus'

interface ParticipationProps {
  raffle: Raffle
  isOver: boolean
  /** Whether the raffle has yet to begin. */
  isAhead: boolean
}

/**
 * Lets the customer take part in a raffle, once. The state of the mutation is shared by a cache key, so that
 * the button stays busy when the customer leaves the tab and comes back. If the result is unknown, the
 * refetched raffles decide.
 */
export function Participation({ raffle, isOver, isAhead }: ParticipationProps) {
  const { id, name, isParticipant } = raffle
  const [participate, { isLoading, isSuccess, error }] = useParticipateInRaffleMutation({
    fixedCacheKey: `raffle-${id}`,
  })
  const [hasPressed, setPressed] = useState(false)
  const reason = useId()

  if (isParticipant || isSuccess) {
    return (
      // The pressed button has gone, so this text takes the focus.
      <div tabIndex={-1} ref={hasPressed ? takeFocus : undefined}>
        <Badge icon="check" tone="done" label={isOver ? 'Вы участвовали' : 'Вы участвуете'} />
      </div>
    )
  }
  if (isOver) return null
  const onPressed = () => {
    setPressed(true)
    void participate(id)
  }
  const obstacle = obstacleOf(raffle, isAhead)
  return (
    <div className="stack stack--tight">
      <Button
        small
        busy={isLoading}
        disabled={obstacle !== undefined}
        aria-describedby={obstacle === undefined ? undefined : reason}
        onClick={onPressed}
      >
        Участвовать<span className="visually-hidden"> в розыгрыше: {name}</span>
      </Button>
      {obstacle !== undefined && (
        <p className="small soft" id={reason}>
          {obstacle}
        </p>
      )}
      {error !== undefined && !isLoading && (
        <Notice tone="bad">
          <p>
            <FailureText error={error} />
          </p>
        </Notice>
      )}
    </div>
  )
}

/** Returns why the customer cannot take part; undefined if they can. */
function obstacleOf(
  { isParticipationAvailable, isParticipant, conditions }: Raffle,
  isAhead: boolean,
): string | undefined {
  if (isParticipationAvailable === false) return isAhead ? 'Розыгрыш ещё не начался' : 'Участие закрыто'
  if (isParticipant === null) return 'Не удалось узнать, участвуете ли вы'
  const states = conditions === false ? [null] : (conditions ?? []).map(({ isCompleted }) => isCompleted)
  if (states.includes(false)) return 'Чтобы участвовать, выполните все условия'
  return states.includes(null) ? 'Не удалось узнать, выполнены ли условия' : undefined
}
