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
import type { Packs } from '../basket/addAttempts'
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

/** Returns the packs of each offer that the basket should hold after a set was added (contract 12.3). */
export function packsWith(
  { lenses, additional }: Pick<WizardChoice, 'lenses' | 'additional'>,
  mode: ReplacementMode,
  before: Basket,
): Packs {
  const stays = (offerId: Id) => (mode === 'default' ? packsOf(before, offerId) : 0)
  const sums = summedByOffer([...lenses, ...additional])
  return Object.fromEntries(sums.map(({ offerId, quantity }) => [String(offerId), stays(offerId) + quantity]))
}

/** Tells whether a basket contains a set. */
export const isFilled = (packs: Packs, period: DeliveryPeriod | null, now: Basket): boolean =>
  now.deliveryPeriod === period &&
  Object.entries(packs).every(([offerId, number]) => packsOf(now, offerId) === number)

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
