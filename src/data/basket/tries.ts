import type { Id } from '../../domain/Id'
import { onCustomerChanged } from '../../host/customer/customer'
import { tabChoices } from '../../host/customer/drafts'

/* Without idempotency keys on the server, a repeated call adds packs twice. So a try keeps a note until it
   has ended, for this tab and over a reload: the next one looks at the basket and sends only the missing
   packs (contract 12.4). */

/** Milliseconds after which a press is another intent. */
const LIFETIME = 15 * 60 * 1000

/** Number of packs, by offer. */
export type Packs = Readonly<Record<string, number>>

interface Note {
  at: number
  packs: Packs
  /** What the shop has said to have added. */
  added?: Packs
}

/** Storage may be closed; what this page has tried is known all the same. */
const open = new Map<string, Note>()
onCustomerChanged(() => open.clear())

const nameOf = (intent: string) => `basket-try:${intent}`

const arePacks = (found: unknown): found is Packs =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((number) => typeof number === 'number')

const isNote = (found: unknown): found is Note => {
  const { at, packs, added = {} } = (found ?? {}) as Partial<Note>
  return typeof at === 'number' && arePacks(packs) && arePacks(added)
}

function noteOf(intent: string): Note | undefined {
  const found = open.get(intent) ?? tabChoices.read(nameOf(intent))
  return isNote(found) && Date.now() - found.at < LIFETIME ? found : undefined
}

/** Returns the note of an unfinished try of this intent. */
export const openTry = (intent: string): Packs | undefined => noteOf(intent)?.packs

export const keepTry = (intent: string, packs: Packs): void => keep(intent, { ...noteOf(intent), packs })

/** Returns how many packs of an offer the shop has said to have added for this try. */
export const addedIn = (intent: string, offerId: Id): number => noteOf(intent)?.added?.[String(offerId)] ?? 0

export function noteAdded(intent: string, offerId: Id, quantity: number): void {
  const { packs = {}, added } = noteOf(intent) ?? {}
  keep(intent, { packs, added: { ...added, [offerId]: addedIn(intent, offerId) + quantity } })
}

function keep(intent: string, content: Omit<Note, 'at'>): void {
  const note = { ...content, at: Date.now() }
  open.set(intent, note)
  tabChoices.write(nameOf(intent), note)
}

export function endTry(intent: string): void {
  open.delete(intent)
  tabChoices.remove(nameOf(intent))
}
