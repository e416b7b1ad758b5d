import { api } from '../../api/api'
import { call } from '../../api/call'
import { fillBasketFromWizard } from '../../api/generated/subscription'
import { endIntentsOf } from '../../api/idempotency'
import { toWire } from '../../api/toWire'
import { holdsSubscription, UNREADABLE, type Basket } from '../basket/basket'
import { linesOf, wholeOf } from '../basket/basketLines'
import { learnOffers } from '../catalogue/knownProductsApi'
import { basketTags, basketWrite, CallFailure, type BasketCalls } from '../basket/basketWriteApi'
import { endAddAttempt, keepAddAttempt, openAddAttempt } from '../basket/addAttempts'
import { isFilled, leavingTitles, setWith, replacementOf, withKeptGoods } from './replacement'
import type { WizardChoice } from './subscription'

/** Puts a set of lenses into the basket, by subscription or as a single purchase. */
export const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    fillBasketFromWizard: build.mutation<Basket | null, WizardChoice>({
      ...basketWrite<WizardChoice>(() => 'eshop', putSet),
      invalidatesTags: basketTags(),
    }),
  }),
})

type SetChoice = Omit<WizardChoice, 'told'>

const intentOf = (choice: SetChoice) => `set ${JSON.stringify(choice)}`

/**
 * Tells whether an earlier attempt at this set is unfinished: the set may be in the basket already and would
 * be added twice.
 */
export const isSetTried = (choice: SetChoice): boolean => openAddAttempt(intentOf(choice)) !== undefined

/** Sends the set based on the current basket: goods that are not sent again would be lost (contract 4.8). */
async function putSet(
  { told, ...choice }: WizardChoice,
  { read, send }: BasketCalls,
): Promise<Basket | null> {
  const { deliveryPeriod } = choice
  const intent = intentOf(choice)
  const tried = openAddAttempt(intent)
  const before = await read()
  let now: Basket | null = before
  if (!tried || !isFilled(tried, deliveryPeriod, before)) {
    // Lenses are replaced, and goods stay.
    if (deliveryPeriod !== null || holdsSubscription(before)) await learnOffers(before.items)
    const mode = replacementOf(before, deliveryPeriod)
    if (mode !== 'default' && before.hasUnreadable)
      throw new CallFailure({ kind: 'refused', message: UNSEEN, errors: [] })
    const leaving = mode === 'default' ? [] : leavingTitles(before)
    if (isMore(leaving, told)) throw new CallFailure({ kind: 'refused', message: BASKET_CHANGED, errors: [] })
    const additional = mode === 'default' ? choice.additional : withKeptGoods(before, choice.additional)
    const set = { mode, ...choice, additional }
    const attempt = setWith(set, mode, before)
    keepAddAttempt(intent, attempt)
    now = await send(call(fillBasketFromWizard, { body: toWire(set), sets: wholeOf('eshop') }), (after) =>
      isFilled(attempt, deliveryPeriod, after),
    )
    endIntentsOf(linesOf('eshop'))
  }
  endAddAttempt(intent)
  return now
}

/** Tells whether more items would be removed than the customer was told. */
const isMore = (leaving: readonly string[], told: readonly string[]): boolean => {
  const numberOf = (all: readonly string[], title: string) => all.filter((one) => one === title).length
  return leaving.some((title) => numberOf(leaving, title) > numberOf(told, title))
}

/** Unreadable lines cannot be sent again, so they would be lost. */
const UNSEEN = `${UNREADABLE}. Проверьте корзину`

/** Nothing is removed from the basket without the customer's consent. */
const BASKET_CHANGED = 'Корзина изменилась. Проверьте, что из неё уйдёт'

export const { useFillBasketFromWizardMutation } = wizardApi
