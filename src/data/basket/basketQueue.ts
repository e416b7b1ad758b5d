import { useSyncExternalStore } from 'react'
import { inTurn } from '../../domain/inTurn'

/* One queue for all basket writes of this page, from whichever island they come (contract 12.3). */

const turn = inTurn()
let wanted = 0
let begun = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  wanted += by
  listeners.forEach((listener) => listener())
}

/** Marks a write as pending: until it ends, the totals are out of date. Returns the function that ends it. */
export function announceWork(): () => void {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

/** Runs a write after all earlier writes have settled. */
export function inBasketTurn<T>(write: () => Promise<T>): Promise<T> {
  const end = announceWork()
  return turn(() => {
    begun += 1
    return write()
  }).finally(end)
}

/** Runs a read that no write overlaps: an answer that is older than a write is discarded. */
export async function betweenTurns<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    await turn(() => Promise.resolve())
    const before = begun
    const answer = await read()
    if (before === begun) return answer
  }
}

/** Resolves when no write is pending. */
export async function basketIsSettled(): Promise<void> {
  while (wanted > 0) {
    await new Promise<void>((resolve) => {
      const listener = () => {
        if (wanted > 0) return
        listeners.delete(listener)
        resolve()
      }
      listeners.add(listener)
    })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isBasketBusy = (): boolean => wanted > 0

/** Tells whether a write is pending: the totals on the screen are then out of date. */
export const useIsBasketBusy = (): boolean => useSyncExternalStore(subscribe, isBasketBusy)
