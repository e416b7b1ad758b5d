import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { toApiError } from '../../../../domain/ApiError'
import { focusListItem } from '../../../../ui/focusListItem'
import type { GoodsPick } from '../../../../data/subscription/editedOrder'
import {
  useRemoveSubscriptionAdditionalMutation,
  useSetSubscriptionAdditionalMutation,
} from '../../../../data/subscription/orderEditsApi'
import type { SubscriptionAddition } from '../../../../data/subscription/subscription'

interface GoodsEdits {
  /** A change is under way: a line must not be removed meanwhile. */
  busy: boolean
  /** How many the customer has chosen, also while that waits for its turn. */
  quantityOf: (item: SubscriptionAddition) => number
  /** Why the last change was taken back. */
  problem: string | undefined
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
  onRemoved: (item: SubscriptionAddition, index: number) => void
}

/** The quick changes of an order. Each answer is the whole order, so they are sent one after the other. */
export function useGoodsEdits(
  goods: readonly SubscriptionAddition[],
  part: RefObject<HTMLElement | null>,
): GoodsEdits {
  const [set, setting] = useSetSubscriptionAdditionalMutation()
  const [remove, removing] = useRemoveSubscriptionAdditionalMutation()
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<readonly GoodsPick[]>([])
  const last = useRef(Promise.resolve())
  const removed = useRef<number>(undefined)

  // The button disappears with its line: focus moves to the next one, or to the button that adds one.
  useLayoutEffect(() => {
    if (removed.current === undefined) return
    focusListItem(part.current, removed.current, '.btn')
    removed.current = undefined
  }, [goods.length, part])

  const follow = (change: Promise<unknown>) => {
    setProblem(undefined)
    return change.then(
      () => undefined,
      (error: unknown) => setProblem(toApiError(error).message),
    )
  }
  return {
    busy: setting.isLoading || removing.isLoading || waiting.length > 0,
    quantityOf: ({ offerId, quantity }) =>
      waiting.findLast((pick) => pick.offerId === offerId)?.quantity ?? quantity,
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
    onRemoved: ({ id }, index) => {
      removed.current = index
      // Starts synchronously, so that a second press at once is ignored.
      last.current = follow(remove(id).unwrap())
    },
  }
}
