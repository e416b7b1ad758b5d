import { useRef, useState } from 'react'
import { sameId } from '#domain/Id'
import { toApiError } from '#domain/ApiError'
import type { GoodsPick } from '#data/subscription/editedOrder'
import { useSetSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import type { SubscriptionAddition } from '#data/subscription/subscription'

interface GoodsEdits {
  /** Whether a change is under way: a line must not be removed meanwhile. */
  busy: boolean
  /** Returns the quantity that the customer has chosen, even while it waits to be sent. */
  quantityOf: (item: SubscriptionAddition) => number
  /** Reason why the last change failed and was undone. */
  problem: string | undefined
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
}

/**
 * Changes the quantities of an order's goods. Each answer is the whole order, so the changes are sent one
 * after the other.
 */
export function useGoodsEdits(): GoodsEdits {
  const [set, setting] = useSetSubscriptionAdditionalMutation()
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<readonly GoodsPick[]>([])
  const last = useRef(Promise.resolve())

  const follow = (change: Promise<unknown>) => {
    setProblem(undefined)
    return change.then(
      () => undefined,
      (error: unknown) => setProblem(toApiError(error).message),
    )
  }
  return {
    busy: setting.isLoading || waiting.length > 0,
    quantityOf: ({ offerId, quantity }) =>
      waiting.findLast((pick) => sameId(pick.offerId, offerId))?.quantity ?? quantity,
    problem,
    onQuantity: ({ offerId }, quantity) => {
      if (offerId === null) return
      const pick = { offerId, quantity }
      setWaiting((picks) => [...picks, pick])
      last.current = last.current.then(() => {
        setWaiting((picks) => picks.filter((other) => other !== pick))
        return follow(set(pick).unwrap())
      })
    },
  }
}
