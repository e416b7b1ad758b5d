import { useState } from 'react'
import { toApiError } from '#domain/ApiError'
import { useSetSubscriptionAdditionalMutation } from '#data/subscription/orderEditsApi'
import type { SubscriptionAddition } from '#data/subscription/subscription'

interface GoodsEdits {
  /** Whether a change is under way: a line must not be removed meanwhile. */
  busy: boolean
  /** Reason why the last change failed and was undone. */
  problem: string | undefined
  onQuantity: (item: SubscriptionAddition, quantity: number) => void
}

/** Changes the quantities of an order's goods; each is shown at once, and sent when those before it are over. */
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
