import { useRef, useState } from 'react'

/**
 * Sends one after the other. What is asked for while one is under way waits, and only the latest of those is sent.
 * @returns what is wanted at the moment, and how to ask for it
 */
export function useLatest<Wish>(send: (wish: Wish) => Promise<void>) {
  const [wanted, setWanted] = useState<Wish>()
  const next = useRef<{ wish: Wish }>(undefined)
  const isSending = useRef(false)
  const ask = async (wish: Wish) => {
    setWanted(() => wish)
    next.current = { wish }
    if (isSending.current) return
    isSending.current = true
    while (next.current) {
      const { wish } = next.current
      next.current = undefined
      await send(wish)
    }
    isSending.current = false
    setWanted(undefined)
  }
  return { wanted, ask }
}
