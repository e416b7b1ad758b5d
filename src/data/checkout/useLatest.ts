import { useRef, useState } from 'react'

/**
 * Sends one after the other. What is asked for while one is under way waits, and only the latest of those is sent.
 * @returns what is wanted at the moment, and how to ask for it: the promise ends when nothing is left to be sent
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
      // Whatever broke: nothing is shown as chosen that is not on its way.
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
