import type { FormikContextType, FormikValues } from 'formik'
import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react'
import { holdsSubscription, type Basket } from '#data/basket/basket'
import { attemptOf, ownerOf } from '#data/checkout/attempt'
import type { PlacedOrder } from '#data/checkout/checkout'
import { orderDetails } from '#data/checkout/orderDetails'
import type { Group } from '#data/checkout/orderPlacing'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import { useConfirmed } from '#data/phoneVerification/useConfirmed'
import type { SaleType } from '#data/orders/order'
import type { DraftNote } from '#forms/DraftNote'
import { DraftContext } from '#forms/lib/DraftContext'
import { hasDraft, keepTyped } from '#forms/lib/keepTyped'
import { isChangedSince, isTypingOn, type Refusal } from '#forms/lib/serverErrors'
import { useFocusOnProblem } from '#forms/lib/useFocusOnProblem'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { checkoutChoices } from './checkoutChoices'
import { draftKeyOf, startOf, type CheckoutDraft } from './checkoutRules'
import { refusedFields } from './refusedFields'
import { useCheckoutFields } from './useCheckoutFields'
import { useDestination } from '#data/checkout/useDestination'

export interface GroupFailed extends Refusal {
  error: unknown
}

type Destination = ReturnType<typeof useDestination>

/** What the screen of an order shows and calls. */
export interface CheckoutState {
  formik: FormikContextType<FormikValues>
  /** A restored draft, which can be removed and restored again. */
  draft: ComponentProps<typeof DraftNote>
  typed: CheckoutDraft
  choices: ReturnType<typeof checkoutChoices>
  isSubscription: boolean
  destination: Destination
  /** Whether the customer agrees with the public offer. */
  isAgreed: boolean
  setAgreed: (isAgreed: boolean) => void
  problems: { offer?: string; delivery?: string }
  placing: Pick<ReturnType<typeof useOrderPlacing>, 'state' | 'trouble' | 'onTroubleSeen'>
  failureOf: (group: Group) => GroupFailed | undefined
  isWaiting: boolean
  onPressed: () => Promise<void>
  onProved: (auth: string) => void
}

type UseCheckoutForm = (
  basket: Basket,
  type: SaleType,
  onPlaced: (order: PlacedOrder) => void,
) => CheckoutState & { root: Ref<HTMLDivElement> }

/** Holds all input and choices for an order, and places the order when the button is pressed. */
export const useCheckoutForm: UseCheckoutForm = BEFORE_REACT ? useInitialForm : useLiveForm

/** The initial values. A draft, and an order whose answer is still unknown, are left to React. */
function useInitialForm(...[basket, type]: Parameters<UseCheckoutForm>): ReturnType<UseCheckoutForm> {
  const isSubscription = holdsSubscription(basket)
  const destination = useDestination(type, { isSubscription })
  const drafts = use(DraftContext)
  const draftKey = draftKeyOf(type, basket)
  if (hasDraft(drafts, draftKey) || attemptOf(type, ownerOf(basket)).sent) throw new LeftToReact()
  const typed = startOf(basket)
  const formik: unknown = { values: typed, initialValues: typed, errors: {} }
  return {
    root: keepTyped(drafts, draftKey, typed),
    formik: formik as FormikContextType<FormikValues>,
    typed,
    draft: { offer: undefined, onAnew: nothing, onBack: nothing },
    choices: checkoutChoices(typed, destination),
    isSubscription,
    destination,
    isAgreed: false,
    setAgreed: nothing,
    problems: {},
    placing: { state: 'idle', trouble: undefined, onTroubleSeen: nothing },
    failureOf: () => undefined,
    isWaiting: destination.isPlaceComing || destination.areDatesComing,
    onPressed: () => Promise.resolve(),
    onProved: nothing,
  }
}

const nothing = () => undefined

function useLiveForm(...[basket, type, onPlaced]: Parameters<UseCheckoutForm>): ReturnType<UseCheckoutForm> {
  const root = useRef<HTMLDivElement>(null)
  const onWrong = useFocusOnProblem(root)
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
  const proof = useConfirmed<string>()
  const isWaiting =
    placing.state !== 'idle' ||
    destination.delivery.isChoosing ||
    destination.isPlaceComing ||
    destination.areDatesComing

  const order = async () => {
    const { name, phone, country, comment } = fields.effective()
    const recipient = { name, phone, country }
    const { terms } = fields.choices
    const details = orderDetails({ recipient, terms, comment, auth: proof.of(recipient) }, destination)
    if (details) await placing.place(details)
  }
  const onPressed = async () => {
    // While a place is being saved, the order would still go to the previous one.
    if (isWaiting) return
    const isRight = await fields.showWrong()
    const found = problemsOf(destination, isAgreed)
    setProblems(found)
    if (isRight && Object.keys(found).length === 0) await order()
    else onWrong()
  }
  const failureOf = useRefused(placing.trouble, fields, root, onWrong)
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
      proof.keep(fields.typed, auth)
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
 * a group. The group also shows those about fields that were changed after the press.
 */
function useRefused(
  trouble: ReturnType<typeof useOrderPlacing>['trouble'],
  { formik, choices: { isDrawn }, refuse, sent }: ReturnType<typeof useCheckoutFields>,
  root: RefObject<HTMLElement | null>,
  onWrong: () => void,
) {
  const failed = trouble?.kind === 'failed' ? trouble : undefined
  const [refused, setRefused] = useState<GroupFailed>()
  if (failed && refused?.error !== failed.error) {
    const isStanding = (name: string) => isDrawn(name) && !isChangedSince(sent, formik.values, name)
    setRefused({ error: failed.error, ...refusedFields(failed.error, sent, isStanding) })
  }
  const onRefused = useEffectEvent(async (refusal: GroupFailed) => {
    refuse(refusal)
    if (Object.keys(refusal.fields).length === 0) return
    const isTyping = root.current !== null && isTypingOn(root.current, sent, formik.values)
    await formik.validateForm()
    if (!isTyping) onWrong()
  })
  useEffect(() => {
    if (refused) void onRefused(refused)
  }, [refused])
  return (group: Group): GroupFailed | undefined => (failed?.group === group ? refused : undefined)
}

/** Scrolls to the first alert of the order, in case nothing has moved the focus to it. */
function showAlert(root: RefObject<HTMLElement | null>): void {
  const alert = root.current?.querySelector('[role="alert"]')
  // The DOM of the unit tests lacks this method.
  if (alert && 'scrollIntoView' in alert) alert.scrollIntoView({ block: 'nearest' })
}
