import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { toApiError } from '../../domain/ApiError'
import {
  useRemoveSubscriptionAdditionalMutation,
  useSetSubscriptionAdditionalMutation,
} from './orderEditsApi'
import type { SubscriptionAddition } from './subscription'

interface GoodsEdits {
  /** A change is under way: another has to wait, because each answer is the whole order. */
  busy: boolean
  /** Why the last change was taken back. */
  problem: string | undefined
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
  onRemoved: (item: SubscriptionAddition, index: number) => void
}

/** The quick changes of an order, one at a time. */
export function useGoodsEdits(
  goods: readonly SubscriptionAddition[],
  part: RefObject<HTMLElement | null>,
): GoodsEdits {
  const [set, setting] = useSetSubscriptionAdditionalMutation()
  const [remove, removing] = useRemoveSubscriptionAdditionalMutation()
  const [problem, setProblem] = useState<string>()
  const removed = useRef<number>(undefined)

  // The button goes with its line: on to the next one, or to the button that adds another.
  useLayoutEffect(() => {
    if (removed.current === undefined) return
    const lines = part.current?.querySelectorAll<HTMLElement>('li') ?? []
    const next = lines[Math.min(removed.current, lines.length - 1)]
    ;(next ?? part.current?.querySelector<HTMLElement>('.btn'))?.focus()
    removed.current = undefined
  }, [goods.length, part])

  const follow = (change: Promise<unknown>) => {
    setProblem(undefined)
    change.catch((error: unknown) => setProblem(toApiError(error).message))
  }
  return {
    busy: setting.isLoading || removing.isLoading,
    problem,
    onQuantity: ({ offerId }, quantity) => {
      if (offerId !== null) follow(set({ offerId, quantity }).unwrap())
    },
    onRemoved: ({ id }, index) => {
      removed.current = index
      follow(remove(id).unwrap())
    },
  }
}
