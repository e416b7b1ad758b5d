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
}

/** Storage may be closed; what this page has tried is known all the same. */
const open = new Map<string, Note>()
onCustomerChanged(() => open.clear())

const nameOf = (intent: string) => `basket-try:${intent}`

const isNote = (found: unknown): found is Note => {
  const { at, packs } = (found ?? {}) as Partial<Note>
  return (
    typeof at === 'number' &&
    typeof packs === 'object' &&
    Object.values(packs).every((number) => typeof number === 'number')
  )
}

/** Returns the note of an unfinished try of this intent. */
export function openTry(intent: string): Packs | undefined {
  const found = open.get(intent) ?? tabChoices.read(nameOf(intent))
  return isNote(found) && Date.now() - found.at < LIFETIME ? found.packs : undefined
}

export function keepTry(intent: string, packs: Packs): void {
  const note = { at: Date.now(), packs }
  open.set(intent, note)
  tabChoices.write(nameOf(intent), note)
}

export function endTry(intent: string): void {
  open.delete(intent)
  tabChoices.remove(nameOf(intent))
}
