import { useFormik, type FormikValues } from 'formik'
import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { holdsSubscription, type Basket } from '#data/basket/basket'
import type { PaymentCode, PlacedOrder } from '#data/checkout/checkout'
import type { Group } from '#data/checkout/orderPlacing'
import { useOrderPlacing } from '#data/checkout/useOrderPlacing'
import type { SaleType } from '#data/orders/order'
import { DraftContext } from '#forms/lib/DraftContext'
import { useDraft } from '#forms/lib/drafts'
import { withRefused, type Refusal } from '#forms/lib/serverErrors'
import { validate } from '#forms/lib/validate'
import { checkoutRules, rulesWithoutTime, startOf, type CheckoutDraft } from './checkoutRules'
import { refusedFields } from './refusedFields'
import { inWords, useDestination } from './useDestination'

export interface GroupFailed extends Refusal {
  error: unknown
}

/** All that is typed and chosen for an order, and the way from the press to the order. */
export function useCheckoutForm(
  basket: Basket,
  type: SaleType,
  onPlaced: (order: PlacedOrder) => void,
  root: RefObject<HTMLElement | null>,
) {
  const [start] = useState(() => startOf(basket))
  const [isAgreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<{ offer?: string; delivery?: string }>({})
  const isSubscription = holdsSubscription(basket)
  const destination = useDestination(type, isSubscription)
  const { delivery, way, isPlaceKnown, areDatesComing, days, allowed } = destination
  const draftKey = `checkout-${type}-${basket.customer?.phone ?? ''}`
  const drafts = use(DraftContext)
  const placing = useOrderPlacing(type, basket, (order) => {
    // The next order must not start from this draft.
    drafts.remove(draftKey)
    onPlaced(order)
  })
  /** Proof that a call has confirmed the phone: every attempt at this order uses it. */
  const proof = useRef<{ phone: string; auth: string }>(undefined)

  /** The server's messages about fields, until the field is changed or the form is sent again. */
  const refusal = useRef<Refusal>(undefined)
  const initial: FormikValues = start
  const formik = useFormik({
    initialValues: initial,
    validate: async (values) =>
      withRefused(
        await validate(hasTimes ? checkoutRules : rulesWithoutTime, effective(values)),
        refusal.current,
        values,
      ),
    onSubmit: () => undefined,
  })
  // The key has the phone in it: another customer in this tab does not get this draft.
  useDraft(draftKey, formik)
  const typed = formik.values as CheckoutDraft

  // The first is proposed; one that was chosen and has fallen away is asked for again.
  const day = typed.date === '' ? days[0] : days.find(({ date }) => date === typed.date)
  const intervals = day?.intervals.map(inWords) ?? []
  const hasTimes = !day || intervals.length > 0
  const isDrawn = (name: string) =>
    name === 'date' ? days.length > 0 : name !== 'interval' || intervals.length > 0

  /** The values without choices that are no longer offered: the customer has to make those again. */
  function effective(values: FormikValues): FormikValues {
    return {
      ...values,
      date: day?.date ?? '',
      interval: intervals.includes(values['interval'] as string) ? (values['interval'] as string) : '',
      payment: allowed.some((code) => code === values['payment']) ? (values['payment'] as string) : '',
    }
  }

  const order = async (auth?: string) => {
    const values = effective(formik.values) as CheckoutDraft
    const [timeFrom, timeTo] = values.interval === '' ? [] : values.interval.split('–')
    const { phone, country } = values
    if (auth !== undefined) proof.current = { phone: country + phone, auth }
    const known = proof.current?.phone === country + phone ? proof.current.auth : undefined
    await placing.place({
      recipient: { name: values.name.trim(), phone, country },
      payment: values.payment as PaymentCode,
      date: values.date,
      timeFrom: timeFrom ?? null,
      timeTo: timeTo ?? null,
      comment: values.comment.trim(),
      saveDelivery: destination.save,
      checkDelivery: () => destination.check({ date: values.date, interval: values.interval }),
      ...(known !== undefined && { auth: known }),
    })
  }
  const onPressed = async () => {
    // Not while a place is being saved: the order would go to the one before.
    if (placing.state !== 'idle' || delivery.isChoosing || areDatesComing) return
    refusal.current = undefined
    const wrong = await formik.validateForm()
    await formik.setTouched(Object.fromEntries(Object.keys(start).map((name) => [name, true])), false)
    const found = {
      ...(!isPlaceKnown && {
        delivery: way === 'courier' ? 'Выберите адрес доставки' : 'Выберите пункт выдачи',
      }),
      ...(!isAgreed && { offer: 'Подтвердите согласие с офертой' }),
    }
    setProblems(found)
    if (Object.keys(wrong).length === 0 && Object.keys(found).length === 0) await order()
    else focusProblem()
  }
  /** Once React has rendered the messages. */
  const focusProblem = () =>
    setTimeout(() =>
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus(),
    )
  const { trouble } = placing
  const failure = trouble?.kind === 'failed' ? trouble.error : undefined
  const onRefused = useEffectEvent(async (error: unknown) => {
    refusal.current = refusedFields(error, formik.values, isDrawn)
    if (Object.keys(refusal.current.fields).length === 0) return
    await formik.validateForm()
    focusProblem()
  })
  useEffect(() => {
    if (failure !== undefined) void onRefused(failure)
  }, [failure])

  return {
    formik,
    typed,
    isSubscription,
    destination,
    day,
    intervals,
    payment: allowed.find((code) => code === typed.payment),
    isAgreed,
    setAgreed,
    problems,
    placing,
    failureOf: (group: Group): GroupFailed | undefined =>
      trouble?.kind === 'failed' && trouble.group === group
        ? { error: trouble.error, ...refusedFields(trouble.error, formik.values, isDrawn) }
        : undefined,
    isWaiting: placing.state !== 'idle' || delivery.isChoosing || areDatesComing,
    onPressed,
    onProved: (auth: string) => {
      placing.onTroubleSeen()
      void order(auth)
    },
  }
}
