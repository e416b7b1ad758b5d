import { useSyncExternalStore } from 'react'
import { inTurn } from '../../domain/inTurn'

/* One queue for all basket writes of this page, from whichever island they come (contract 12.3). */

const turn = inTurn()
let wanted = 0
let begun = 0
let failed = 0
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

/** Runs a write, which returns its error, after all earlier writes have settled. */
export function inBasketTurn<T extends object>(write: () => Promise<T>): Promise<T> {
  const end = announceWork()
  return turn(async () => {
    begun += 1
    const result = await write()
    if ('error' in result) failed += 1
    return result
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

/** Resolves when no write is pending: false if one of those that were has failed. */
export async function basketIsSettled(): Promise<boolean> {
  const before = failed
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
  return failed === before
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isBasketBusy = (): boolean => wanted > 0

/** Tells whether a write is pending: the totals on the screen are then out of date. */
export const useIsBasketBusy = (): boolean => useSyncExternalStore(subscribe, isBasketBusy)
