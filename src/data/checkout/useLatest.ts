import { useRef, useState } from 'react'

/**
 * Sends one request at a time. Requests made meanwhile wait, and only the latest of them is sent.
 * @returns the current wish, and a function that requests one; its promise resolves when nothing is left to
 * send
 */
export function useLatest<Wish>(send: (wish: Wish) => Promise<void>) {
  const [wanted, setWanted] = useState<Wish>()
  const next = useRef<{ wish: Wish }>(undefined)
  const sending = useRef<Promise<void>>(undefined)
  const sendAll = async () => {
    try {
      while (next.current) {
        const { wish } = next.current
        next.current = undefined
        await send(wish)
      }
    } finally {
      // After any failure the pending choice is cleared: it is no longer being sent.
      sending.current = undefined
      setWanted(undefined)
    }
  }
  const ask = (wish: Wish): Promise<void> => {
    setWanted(() => wish)
    next.current = { wish }
    return (sending.current ??= sendAll())
  }
  return { wanted, ask }
}
