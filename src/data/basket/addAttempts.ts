import type { Id } from '../../domain/Id'
import { OpenIntent } from '../openIntent'

/** Number of packs by offer id. */
export type Packs = Readonly<Record<string, number>>

export interface AddAttempt {
  /** The packs in the basket before the attempt, or those that it has to reach. */
  packs: Packs
  /** The sums of the basket before the attempt that no readable line explained, by offer id or for the set. */
  unexplained?: Packs
  /** The packs of a set, and all that may be of its offers, that a basket has to reach that names no offers. */
  together?: number | undefined
  /** The packs that the shop has confirmed. */
  added?: Packs
}

const arePacks = (found: unknown): boolean =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((number) => typeof number === 'number')

const intentOf = (intent: string) =>
  new OpenIntent<AddAttempt>(
    `basket-try:${intent}`,
    ({ packs, unexplained = {}, together = 0, added = {} }) =>
      [packs, unexplained, { together }, added].every(arePacks),
  )

/** Returns an unfinished attempt to add: the next one sends only the missing packs. */
export const openAddAttempt = (intent: string): AddAttempt | undefined => intentOf(intent).read()

export const keepAddAttempt = (intent: string, attempt: Omit<AddAttempt, 'added'>): void =>
  intentOf(intent).keep({ ...intentOf(intent).read(), ...attempt })

/** Returns how many packs of an offer the shop has confirmed in this attempt. */
export const addedIn = (intent: string, offerId: Id): number =>
  intentOf(intent).read()?.added?.[String(offerId)] ?? 0

export function noteAdded(intent: string, offerId: Id, quantity: number): void {
  const attempt = intentOf(intent).read() ?? { packs: {} }
  const added = { ...attempt.added, [offerId]: addedIn(intent, offerId) + quantity }
  intentOf(intent).keep({ ...attempt, added })
}

export const endAddAttempt = (intent: string): void => intentOf(intent).end()
