import { useSyncExternalStore } from 'react'
import { inTurn } from '../../domain/inTurn'

/*
 * One queue for every write of a basket on this page, whichever island it comes from (contract 12.3).
 */

const turn = inTurn()
let wanted = 0
let begun = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  wanted += by
  listeners.forEach((listener) => listener())
}

/** Announces a write: totals are out of date from now on. Returns the function that ends it. */
export function announceWork(): () => void {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

/** Runs a write when the writes before it are over, failed or not. */
export function inBasketTurn<T>(write: () => Promise<T>): Promise<T> {
  const end = announceWork()
  return turn(() => {
    begun += 1
    return write()
  }).finally(end)
}

/** Runs a read so that no write passes it: an answer that is older than a write counts for nothing. */
export async function betweenTurns<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    await turn(() => Promise.resolve())
    const before = begun
    const answer = await read()
    if (before === begun) return answer
  }
}

/** Resolves when no write is left. */
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

/** Tells whether a write is under way: the shown sums are then out of date. */
export const useIsBasketBusy = (): boolean => useSyncExternalStore(subscribe, isBasketBusy)
