import { call } from '../../api/call'
import type { addBasketAdditional, addBasketLenses } from '../../api/generated/basket'
import { toWire } from '../../api/toWire'
import { isDoubtful } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import type { Basket, BasketAddition } from './basket'
import { lineOf } from './basketLines'
import { CallFailure, type BasketCalls } from './basketWriteApi'
import { hasUnreadGrown, namelessOf, packsLike, unexplainedSum } from './evidence'
import { addedIn, endAddAttempt, keepAddAttempt, noteAdded, openAddAttempt, type Packs } from './addAttempts'

/**
 * Counts the packs still missing from the current basket. It subtracts the packs that an earlier attempt of
 * this intent has added, and adds back those that another tab has removed since.
 */
export async function missingOf(
  intent: string,
  { offerId, quantity }: { offerId: Id; quantity: number },
  { known, read }: BasketCalls,
): Promise<{ now: Basket; missing: number }> {
  const tried = openAddAttempt(intent)
  const held = tried?.packs[String(offerId)]
  const now = (held === undefined ? known() : undefined) ?? (await read())
  const before = held ?? packsLike(now, offerId)
  const sum = held === undefined ? unexplainedSum(now) : tried?.unexplained?.[String(offerId)]
  keepAddAttempt(intent, {
    packs: { ...tried?.packs, [offerId]: before },
    unexplained: { ...tried?.unexplained, ...(sum !== undefined && { [offerId]: sum }) },
  })
  const came = cameIn(intent, offerId, now)
  const isAll = held !== undefined && hasUnreadGrown(sum, now)
  return { now, missing: isAll ? 0 : Math.max(0, Math.min(quantity - came, quantity)) }
}

/**
 * Counts the packs of an offer that have come into the basket since the unfinished attempt began; below zero if
 * some have gone.
 */
export function cameIn(intent: string, offerId: Id, now: Basket): number {
  const before = openAddAttempt(intent)?.packs[String(offerId)]
  if (before === undefined) return 0
  const seen = packsLike(now, offerId) - before
  // An unreadable line may be this offer, so the confirmed packs are used instead.
  return now.hasUnreadable ? Math.max(seen, addedIn(intent, offerId)) : seen
}

/**
 * Packs that were added for one offer do not count for the other offers of the intent, although lines without an offer,
 * and unreadable ones, could belong to any of them.
 */
function keepApart(intent: string, offerId: Id, before: Basket, after: Basket): void {
  const { packs = {}, unexplained = {} } = openAddAttempt(intent) ?? {}
  const [was, is] = [unexplainedSum(before), unexplainedSum(after)]
  const sum = was === undefined || is === undefined ? 0 : is - was
  const moved = (all: Packs, by: (other: Id) => number) =>
    Object.fromEntries(
      Object.entries(all).map(([id, number]) => [id, sameId(id, offerId) ? number : number + by(id)]),
    )
  keepAddAttempt(intent, {
    packs: moved(packs, (other) => namelessOf(after, [other]) - namelessOf(before, [other])),
    unexplained: moved(unexplained, () => sum),
  })
}

/**
 * Adds the missing packs of an offer. For an intent with several offers, the caller that adds the last of
 * them ends the attempt.
 */
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
    const wanted = packsLike(now, offerId) + missing
    const sum = unexplainedSum(now)
    try {
      const answer = await calls.send(
        args,
        (then) => packsLike(then, offerId) >= wanted || hasUnreadGrown(sum, then),
      )
      noteAdded(own, offerId, missing)
      if (answer) keepApart(own, offerId, now, answer)
      return answer
    } catch (failure) {
      // A call that certainly failed leaves nothing to compare with.
      const isRefused = failure instanceof CallFailure && !isDoubtful(failure.error)
      if (isRefused && tried?.packs[String(offerId)] === undefined)
        keepAddAttempt(own, tried ?? { packs: {} })
      throw failure
    }
  }
}
