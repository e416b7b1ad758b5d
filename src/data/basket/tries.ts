import type { Id } from '../../domain/Id'
import { OpenIntent } from '../openIntent'

/** Number of packs, by offer. */
export type Packs = Readonly<Record<string, number>>

interface Try {
  /** What the basket held before, or is to hold. */
  packs: Packs
  /** What the shop has said to have added. */
  added?: Packs
}

const arePacks = (found: unknown): boolean =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((number) => typeof number === 'number')

const tryOf = (intent: string) =>
  new OpenIntent<Try>(
    `basket-try:${intent}`,
    ({ packs, added }) => arePacks(packs) && (added === undefined || arePacks(added)),
  )

/** Returns the note of an unfinished try of this intent: the next one sends only the missing packs. */
export const openTry = (intent: string): Packs | undefined => tryOf(intent).read()?.packs

export const keepTry = (intent: string, packs: Packs): void =>
  tryOf(intent).keep({ ...tryOf(intent).read(), packs })

/** Returns how many packs of an offer the shop has said to have added for this try. */
export const addedIn = (intent: string, offerId: Id): number =>
  tryOf(intent).read()?.added?.[String(offerId)] ?? 0

export function noteAdded(intent: string, offerId: Id, quantity: number): void {
  const { packs = {}, added } = tryOf(intent).read() ?? {}
  tryOf(intent).keep({ packs, added: { ...added, [offerId]: addedIn(intent, offerId) + quantity } })
}

export const endTry = (intent: string): void => tryOf(intent).end()
