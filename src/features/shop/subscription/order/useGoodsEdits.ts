import { useState } from 'react'
import { toApiError } from '#domain/ApiError'
import { useSetSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import type { SubscriptionAddition } from '#data/subscription/subscription'

interface GoodsEdits {
  /** True while a change is pending, when no line may be removed. */
  busy: boolean
  /** The message about the last change if it failed and was undone. */
  problem: string | undefined
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
}

/**
 * Changes the quantities of an order's products. Each change is shown at once, and sent after the earlier
 * ones have settled.
 */
export function useGoodsEdits(): GoodsEdits {
  const [set] = useSetSubscriptionAdditionalMutation()
  const [problem, setProblem] = useState<string>()
  const [underWay, setUnderWay] = useState(0)
  return {
    busy: underWay > 0,
    problem,
    onQuantity: ({ offerId }, quantity) => {
      if (offerId === null) return
      setProblem(undefined)
      setUnderWay((count) => count + 1)
      set({ offerId, quantity })
        .unwrap()
        .catch((error: unknown) => setProblem(toApiError(error).message))
        .finally(() => setUnderWay((count) => count - 1))
    },
  }
}
