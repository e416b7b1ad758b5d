import type { Id } from '../../domain/Id'
import { OpenIntent } from '../openIntent'

/** Number of packs by offer id. */
export type Packs = Readonly<Record<string, number>>

interface AddAttempt {
  /** The packs in the basket before the attempt, or those that it has to reach. */
  packs: Packs
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
    ({ packs, added }) => arePacks(packs) && (added === undefined || arePacks(added)),
  )

/** Returns the packs of an unfinished attempt to add: the next one sends only the missing packs. */
export const openAddAttempt = (intent: string): Packs | undefined => intentOf(intent).read()?.packs

export const keepAddAttempt = (intent: string, packs: Packs): void =>
  intentOf(intent).keep({ ...intentOf(intent).read(), packs })

/** Returns how many packs of an offer the shop has confirmed in this attempt. */
export const addedIn = (intent: string, offerId: Id): number =>
  intentOf(intent).read()?.added?.[String(offerId)] ?? 0

export function noteAdded(intent: string, offerId: Id, quantity: number): void {
  const { packs = {}, added } = intentOf(intent).read() ?? {}
  intentOf(intent).keep({ packs, added: { ...added, [offerId]: addedIn(intent, offerId) + quantity } })
}

export const endAddAttempt = (intent: string): void => intentOf(intent).end()
