import type { DeliveryPeriod } from '../../domain/subscription'
import type { ReplacementMode } from './subscription'

/** What a new set may replace in a basket. */
export interface HeldBasket {
  hasLenses: boolean
  hasSubscription: boolean
  /** Everything in it, in words. */
  titles: string[]
}

/** What the set does to the basket (contract 4.8): only lenses and subscriptions make way for each other. */
export function replacementOf(
  { hasLenses, hasSubscription }: Pick<HeldBasket, 'hasLenses' | 'hasSubscription'>,
  period: DeliveryPeriod | null,
): ReplacementMode {
  if (period === null) return hasSubscription ? 'lenses-on-subscription' : 'default'
  if (hasSubscription) return 'subscription-on-subscription'
  return hasLenses ? 'subscription-on-lenses' : 'default'
}

/** The question before each replacement, and the button that answers it. */
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
