import { use } from 'react'
import { holdsSubscription } from '#data/basket/basket'
import { attemptOf, ownerOf } from '#data/checkout/attempt'
import { useDestination } from '#data/checkout/useDestination'
import { DraftContext } from '#forms/lib/DraftContext'
import { hasDraft, keepTyped } from '#forms/lib/keepTyped'
import { leaveToReact } from '#ui/lib/leaveToReact'
import { checkoutChoices } from './checkoutChoices'
import { draftKeyOf, startOf } from './checkoutRules'
import type * as checkout from './useCheckoutForm'

type CheckoutForm = ReturnType<typeof checkout.useCheckoutForm>

const nothing = () => undefined

/** The form of an order before React: what it begins with. A draft, and an order whose answer is looked for, are React's. */
export function useCheckoutForm(
  ...[basket, type]: Parameters<typeof checkout.useCheckoutForm>
): CheckoutForm {
  const isSubscription = holdsSubscription(basket)
  const destination = useDestination(type, { isSubscription })
  const drafts = use(DraftContext)
  const draftKey = draftKeyOf(type, basket)
  if (hasDraft(drafts, draftKey) || attemptOf(type, ownerOf(basket)).sent) leaveToReact()
  const typed = startOf(basket)
  return {
    root: keepTyped(drafts, draftKey, typed),
    formik: { values: typed, initialValues: typed, errors: {} },
    typed,
    draft: { offer: undefined },
    choices: checkoutChoices(typed, destination),
    isSubscription,
    destination,
    isAgreed: false,
    problems: {},
    placing: { state: 'idle', trouble: undefined },
    isWaiting: destination.isPlaceComing || destination.areDatesComing,
    failureOf: nothing,
  } as unknown as CheckoutForm
}
