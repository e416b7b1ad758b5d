import { deviceNotesOf } from '#host/customer/deviceNotes'
import type { Id } from '#domain/Id'

const NOTE = 'videos'
/** Maximum number of stored positions; the oldest are dropped first. */
const MOST = 50

/**
 * Returns functions that read and write at which second a recording was stopped on this device; 0 means that
 * it was not started, or was watched to its end.
 */
export function positionsOf(owner: Id) {
  const notes = deviceNotesOf(owner)
  const all = (): [string, number][] => {
    const kept = notes.read(NOTE)
    if (!Array.isArray(kept)) return []
    return kept.filter(
      (one): one is [string, number] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
    )
  }
  return {
    read: (url: string): number => all().find(([one]) => one === url)?.[1] ?? 0,
    write: (url: string, seconds: number): void => {
      const others = all().filter(([one]) => one !== url)
      notes.write(NOTE, seconds > 0 ? [...others, [url, seconds]].slice(-MOST) : others)
    },
  }
}
