import { call } from '../../api/call'
import type { addBasketAdditional, addBasketLenses } from '../../api/generated/basket'
import { toWire } from '../../api/toWire'
import { isDoubtful } from '../../domain/ApiError'
import type { Id } from '../../domain/Id'
import { packsOf, type Basket, type BasketAddition } from './basket'
import { lineOf } from './basketLines'
import { CallFailure, type BasketCalls } from './basketWriteApi'
import { addedIn, endAddAttempt, keepAddAttempt, noteAdded, openAddAttempt } from './addAttempts'

/**
 * Counts the packs still missing from the current basket: it leaves out those that an earlier try of this
 * intent has added, and counts again those that another tab has removed since.
 */
export async function missingOf(
  intent: string,
  { offerId, quantity }: { offerId: Id; quantity: number },
  { known, read }: BasketCalls,
): Promise<{ now: Basket; missing: number }> {
  const tried = openAddAttempt(intent)
  const held = tried?.[String(offerId)]
  const now = (held === undefined ? known() : undefined) ?? (await read())
  const before = held ?? packsOf(now, offerId)
  keepAddAttempt(intent, { ...tried, [offerId]: before })
  const seen = packsOf(now, offerId) - before
  // A line that cannot be read may be this one: then what the shop has said counts.
  const came = now.hasUnreadable ? Math.max(seen, addedIn(intent, offerId)) : seen
  return { now, missing: Math.max(0, Math.min(quantity - came, quantity)) }
}

/** Adds what is missing of an offer. The try of an intent of several offers is ended by whoever knows the last of them. */
export async function addMissing(
  operation: typeof addBasketLenses | typeof addBasketAdditional,
  { type, offerId, quantity, intent }: BasketAddition,
  calls: BasketCalls,
): Promise<Basket | null> {
  const own = intent ?? `${type} ${offerId}`
  const tried = openAddAttempt(own)
  const { now, missing } = await missingOf(own, { offerId, quantity }, calls)
  const answer = missing === 0 ? now : await add()
  if (intent === undefined) endAddAttempt(own)
  return answer

  async function add() {
    const args = call(operation, {
      path: { type },
      body: toWire({ offerId, quantity: missing }),
      sets: lineOf(type, offerId),
    })
    const wanted = packsOf(now, offerId) + missing
    try {
      const answer = await calls.send(args, (then) => packsOf(then, offerId) >= wanted)
      noteAdded(own, offerId, missing)
      return answer
    } catch (failure) {
      // A call that was surely not done leaves nothing to compare with.
      const isRefused = failure instanceof CallFailure && !isDoubtful(failure.error)
      if (isRefused && tried?.[String(offerId)] === undefined) keepAddAttempt(own, tried ?? {})
      throw failure
    }
  }
}
