import { useState } from 'react'
import { useSetSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import type { SubscriptionAddition } from '#data/subscription/subscription'

interface GoodsEdits {
  /** True while a change is pending, when no line may be removed. */
  busy: boolean
  /** The error of the last change if it failed. */
  failure: unknown
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
}

/**
 * Changes the quantities of an order's products. Each change is shown at once, and sent after the earlier
 * ones have settled.
 */
export function useGoodsEdits(): GoodsEdits {
  const [set] = useSetSubscriptionAdditionalMutation()
  const [failure, setFailure] = useState<unknown>()
  const [underWay, setUnderWay] = useState(0)
  return {
    busy: underWay > 0,
    failure,
    onQuantity: ({ offerId }, quantity) => {
      if (offerId === null) return
      setFailure(undefined)
      setUnderWay((count) => count + 1)
      set({ offerId, quantity })
        .unwrap()
        .catch(setFailure)
        .finally(() => setUnderWay((count) => count - 1))
    },
  }
}
