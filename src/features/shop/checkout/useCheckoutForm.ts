import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { holdsSubscription, type Basket } from '#data/basket/basket'
import type { PlacedOrder } from '#data/checkout/checkout'
import { orderDetails } from '#data/checkout/orderDetails'
import type { Group } from '#data/checkout/orderPlacing'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { useProof } from '#data/checkout/useProof'
import type { SaleType } from '#data/orders/order'
import { DraftContext } from '#forms/lib/DraftContext'
import type { Refusal } from '#forms/lib/serverErrors'
import { draftKeyOf } from './checkoutRules'
import { refusedFields } from './refusedFields'
import { useCheckoutFields } from './useCheckoutFields'
import { useDestination } from '#data/checkout/useDestination'

export interface GroupFailed extends Refusal {
  error: unknown
}

type Destination = ReturnType<typeof useDestination>

/** Holds all input and choices for an order, and places the order when the button is pressed. */
export function useCheckoutForm(basket: Basket, type: SaleType, onPlaced: (order: PlacedOrder) => void) {
  const root = useRef<HTMLDivElement>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<{ offer?: string; delivery?: string }>({})
  const isSubscription = holdsSubscription(basket)
  const destination = useDestination(type, { isSubscription })
  const draftKey = draftKeyOf(type, basket)
  const drafts = use(DraftContext)
  const placing = useOrderPlacing(type, basket, (order) => {
    // The next order must not start from this draft.
    drafts.remove(draftKey)
    onPlaced(order)
  })
  const fields = useCheckoutFields(basket, draftKey, destination)
  const { keepProof, proofOf } = useProof()
  const isWaiting =
    placing.state !== 'idle' ||
    destination.delivery.isChoosing ||
    destination.isPlaceComing ||
    destination.areDatesComing

  const order = async () => {
    const { name, phone, country, comment } = fields.effective()
    const recipient = { name, phone, country }
    const { terms } = fields.choices
    const details = orderDetails({ recipient, terms, comment, auth: proofOf(recipient) }, destination)
    if (details) await placing.place(details)
  }
  const onPressed = async () => {
    // While a place is being saved, the order would still go to the previous one.
    if (isWaiting) return
    const isRight = await fields.showWrong()
    const found = problemsOf(destination, isAgreed)
    setProblems(found)
    if (isRight && Object.keys(found).length === 0) await order()
    else focusProblem(root)
  }
  const failureOf = useRefused(placing.trouble, fields, root)
  useEffect(() => {
    // On a phone the button stays in view, while the message about the order may be far above it.
    if (placing.trouble !== undefined) showAlert(root)
  }, [placing.trouble])

  return {
    ...fields,
    root,
    isSubscription,
    destination,
    isAgreed,
    setAgreed,
    problems,
    placing,
    failureOf,
    isWaiting,
    onPressed,
    onProved: (auth: string) => {
      placing.onTroubleSeen()
      keepProof(fields.typed, auth)
      void order()
    },
  }
}

/** Returns the messages about what is missing outside of the form fields. */
const problemsOf = ({ isPlaceKnown, way }: Destination, isAgreed: boolean) => ({
  ...(!isPlaceKnown && {
    delivery: way === 'courier' ? 'Выберите адрес доставки' : 'Выберите пункт выдачи',
  }),
  ...(!isAgreed && { offer: 'Подтвердите согласие с офертой' }),
})

/**
 * Shows the server's validation errors beside their fields, and returns a function that gives the failure of
 * a group.
 */
function useRefused(
  trouble: ReturnType<typeof useOrderPlacing>['trouble'],
  { formik, choices: { isDrawn }, refuse }: ReturnType<typeof useCheckoutFields>,
  root: RefObject<HTMLElement | null>,
) {
  const failure = trouble?.kind === 'failed' ? trouble.error : undefined
  const onRefused = useEffectEvent(async (error: unknown) => {
    const refusal = refusedFields(error, formik.values, isDrawn)
    refuse(refusal)
    if (Object.keys(refusal.fields).length === 0) return
    await formik.validateForm()
    focusProblem(root)
  })
  useEffect(() => {
    if (failure !== undefined) void onRefused(failure)
  }, [failure])
  return (group: Group): GroupFailed | undefined =>
    trouble?.kind === 'failed' && trouble.group === group
      ? { error: trouble.error, ...refusedFields(trouble.error, formik.values, isDrawn) }
      : undefined
}

/** Scrolls to the first alert of the order, in case nothing has moved the focus to it. */
function showAlert(root: RefObject<HTMLElement | null>): void {
  const alert = root.current?.querySelector('[role="alert"]')
  // The DOM of the unit tests lacks this method.
  if (alert && 'scrollIntoView' in alert) alert.scrollIntoView({ block: 'nearest' })
}

/** Focuses the first problem, after React has rendered the messages. */
const focusProblem = (root: RefObject<HTMLElement | null>) =>
  setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus())
