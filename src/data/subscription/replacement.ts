import type { DeliveryPeriod } from './period'
import { summedByOffer, type OfferQuantity } from '../catalogue/product'
import type { Id } from '../../domain/Id'
import {
  holdsLenses,
  holdsSubscription,
  isLens,
  itemInWords,
  packsOf,
  type Basket,
  type BasketItem,
} from '../basket/basket'
import type { AddAttempt } from '../basket/addAttempts'
import { hasUnreadGrown, namelessOf, unexplainedSum } from '../basket/evidence'
import type { ReplacementMode, WizardChoice } from './subscription'

/**
 * Returns what a new set replaces in the basket (contract 4.8): lenses and subscriptions replace only each
 * other.
 */
export function replacementOf(basket: Basket, period: DeliveryPeriod | null): ReplacementMode {
  if (period === null) return holdsSubscription(basket) ? 'lenses-on-subscription' : 'default'
  if (holdsSubscription(basket)) return 'subscription-on-subscription'
  return holdsLenses(basket) ? 'subscription-on-lenses' : 'default'
}

/**
 * Tells whether a new set removes the item: lenses, and items that the call for the whole basket cannot
 * include.
 */
const leaves = (item: BasketItem) => isLens(item) || item.offerId === null

export const leavingItems = ({ items }: Basket): BasketItem[] => items.filter(leaves)

/** Returns the replaced items in the form that is compared: 'Ясно День, 3 шт'. */
export const leavingTitles = (basket: Basket): string[] => leavingItems(basket).map(itemInWords)

/**
 * Adds the basket's goods to a set that replaces lenses: they stay in the basket because they are sent again.
 */
export function withKeptGoods({ items }: Basket, added: readonly OfferQuantity[]): OfferQuantity[] {
  const kept = items.flatMap((item) => {
    const { offerId, quantity } = item
    return leaves(item) || offerId === null ? [] : [{ offerId, quantity }]
  })
  return summedByOffer([...kept, ...added])
}

type SetAttempt = Omit<AddAttempt, 'added'>

const sumOfPacks = (packs: AddAttempt['packs']) =>
  Object.values(packs).reduce((sum, number) => sum + number, 0)

/** Returns what the basket should hold after a set was added (contract 12.3). */
export function setWith(
  { lenses, additional }: Pick<WizardChoice, 'lenses' | 'additional'>,
  mode: ReplacementMode,
  before: Basket,
): SetAttempt {
  const stays = (offerId: Id) => (mode === 'default' ? packsOf(before, offerId) : 0)
  const sums = summedByOffer([...lenses, ...additional])
  const packs = Object.fromEntries(
    sums.map(({ offerId, quantity }) => [String(offerId), stays(offerId) + quantity]),
  )
  const unexplained = unexplainedSum(before)
  // A set that replaces an equal number of packs could not be told from them.
  if (mode !== 'default') return { packs, together: undefined, unexplained: {} }
  return {
    packs,
    together: sumOfPacks(packs) + namelessOf(before, Object.keys(packs)),
    unexplained: unexplained === undefined ? {} : { [SET]: unexplained },
  }
}

const SET = 'set'

/** Tells whether a basket contains a set. */
export function isFilled(
  { packs, together, unexplained }: SetAttempt,
  period: DeliveryPeriod | null,
  now: Basket,
): boolean {
  if (now.deliveryPeriod !== period) return false
  const offerIds = Object.keys(packs)
  const named = offerIds.map((offerId) => packsOf(now, offerId))
  if (Object.values(packs).every((number, index) => named[index] === number)) return true
  const nameless = namelessOf(now, offerIds)
  const all = named.reduce((sum, number) => sum + number, nameless)
  return (nameless > 0 && all === together) || hasUnreadGrown(unexplained?.[SET], now)
}

/** The question before each replacement, and the label of its button. */
export const QUESTIONS: Record<Exclude<ReplacementMode, 'default'>, { question: string; action: string }> = {
  'subscription-on-subscription': {
    question: 'В корзине уже есть подписка. Заменить её новой?',
    action: 'Заменить подписку',
  },
  'subscription-on-lenses': {
    question: 'В корзине линзы без подписки. Заменить их подпиской?',
    action: 'Заменить линзы',
  },
  'lenses-on-subscription': {
    question: 'В корзине подписка. Заменить её линзами без подписки?',
    action: 'Заменить подписку',
  },
}
