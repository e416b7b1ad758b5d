import { FormikProvider, useFormik, type FormikValues } from 'formik'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdsSubscription, type Basket } from '../../../data/basket/basket'
import { useIsBasketBusy } from '../../../data/basket/basketWork'
import type { PaymentCode } from '../../../data/checkout/checkout'
import { useDeliveryDatesQuery, useDeliveryServicesQuery } from '../../../data/checkout/checkoutApi'
import { useOffersOfProducts } from '../../../data/catalogue/useOffersOfProducts'
import { deliveryPrice, paymentsAt } from '../../../data/checkout/deliveryPrice'
import { toApiError } from '../../../domain/ApiError'
import { sameId } from '../../../domain/Id'
import type { SaleType } from '../../../domain/order'
import { DraftContext } from '../../../forms/DraftContext'
import { useDraft } from '../../../forms/drafts'
import { FormStyles } from '../../../forms/FormStyles'
import { withRefused, type Refusal } from '../../../forms/serverErrors'
import { PhoneField } from '../../../forms/PhoneField'
import { TextareaField } from '../../../forms/TextareaField'
import { TextField } from '../../../forms/TextField'
import { validate } from '../../../forms/validate'
import { Button } from '../../../ui/Button'
import { FailureText } from '../../../ui/FailureText'
import { Notice } from '../../../ui/Notice'
import { DeliveryChoice } from '../delivery/DeliveryChoice'
import { useDelivery } from '../delivery/useDelivery'
import { ChangedBasket } from './ChangedBasket'
import { checkoutRules, rulesWithoutTime, startOf, type CheckoutDraft } from './checkoutRules'
import { DateGroup } from './DateGroup'
import { OfferConsent } from './OfferConsent'
import { OrderSummary } from './OrderSummary'
import { PaymentGroup } from './PaymentGroup'
import { PhoneProofDialog } from './PhoneProofDialog'
import { refusedFields } from './refusedFields'
import { usePlacing, type Group, type Placed } from './usePlacing'

interface CheckoutFormProps {
  basket: Basket
  type: SaleType
  onPlaced: (order: Placed) => void
}

/** All groups of an order; each keeps what was typed through whatever happens to the others. */
export function CheckoutForm({ basket, type, onPlaced }: CheckoutFormProps) {
  const root = useRef<HTMLDivElement>(null)
  const [start] = useState(() => startOf(basket))
  const [isAgreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<{ offer?: string; delivery?: string }>({})
  const isBusy = useIsBasketBusy()
  const isSubscription = holdsSubscription(basket)
  const delivery = useDelivery(type, { isServersWay: true })
  const way = isSubscription ? 'courier' : delivery.way
  const isPlaceKnown = way === 'courier' ? delivery.addressId != null : delivery.point !== undefined
  const { data: services = [], isLoading: areServicesComing } = useDeliveryServicesQuery(type)
  const query = useDeliveryDatesQuery(
    way === 'courier'
      ? { type: way, addressId: delivery.addressId ?? null }
      : { type: way, pointId: delivery.point?.id ?? null },
    { skip: !isPlaceKnown },
  )
  // Those of another place do not count while these are on their way, and nothing is ordered by them.
  const dates = { ...query, data: query.currentData }
  const areDatesComing = isPlaceKnown && dates.isFetching && dates.data === undefined
  const draftKey = `checkout-${type}-${basket.customer?.phone ?? ''}`
  const drafts = use(DraftContext)
  const placing = usePlacing(type, basket, (order) => {
    // The next order begins anew.
    drafts.remove(draftKey)
    onPlaced(order)
  })
  // An order takes all out of the basket: until it is known of, its lines stay.
  const [shown, setShown] = useState(basket)
  if (placing.state === 'idle' && shown !== basket) setShown(basket)
  const offers = useOffersOfProducts(
    type,
    shown.items.flatMap(({ productId }) => productId ?? []),
  )
  /** Of the phone that a call has confirmed: it serves every try of this order. */
  const proof = useRef<{ phone: string; auth: string }>(undefined)

  /** What the server has against fields, until they are changed or sent again. */
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
  // Another customer in this tab begins anew.
  useDraft(draftKey, formik)
  const typed = formik.values as CheckoutDraft

  const days = isPlaceKnown ? (dates.data?.dates ?? []) : []
  const day = days.find(({ date }) => date === typed.date) ?? days[0]
  const intervals = day?.intervals.map(({ timeFrom, timeTo }) => `${timeFrom}–${timeTo}`) ?? []
  const hasTimes = !day || intervals.length > 0
  const isDrawn = (name: string) =>
    name === 'date' ? day !== undefined : name !== 'interval' || intervals.length > 0
  const allowed = paymentsAt(way, way === 'point' ? delivery.point : undefined)
  const payment = allowed.find((code) => code === typed.payment)

  /** What still holds of what was chosen: what has fallen away is asked for again. */
  function effective(values: FormikValues): FormikValues {
    const date = days.some((one) => one.date === values['date'])
      ? (values['date'] as string)
      : (days[0]?.date ?? '')
    return {
      ...values,
      date,
      interval: intervals.includes(values['interval'] as string) ? (values['interval'] as string) : '',
      payment: allowed.some((code) => code === values['payment']) ? (values['payment'] as string) : '',
    }
  }

  /** Gives the error of a place that the server would not take. */
  const saveDelivery = async (): Promise<unknown> => {
    const { saved, addressId, point } = delivery
    const isOther = !sameId(saved.data?.addressId, addressId) || saved.data?.pointId != null
    if (way === 'courier') return addressId != null && isOther ? delivery.chooseAddress(addressId) : undefined
    return point && !sameId(saved.data?.pointId, point.id) ? delivery.choosePoint(point) : undefined
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
      saveDelivery,
      ...(known !== undefined && { auth: known }),
    })
  }
  const onPressed = async () => {
    // A place that is still being saved is the one that is meant.
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
  /** After React has drawn the messages. */
  const focusProblem = () =>
    setTimeout(() =>
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus(),
    )
  const onRefused = useEffectEvent(async (error: unknown) => {
    refusal.current = refusedFields(error, formik.values, isDrawn)
    if (Object.keys(refusal.current.fields).length === 0) return
    await formik.validateForm()
    focusProblem()
  })
  const failure = placing.trouble?.kind === 'failed' ? placing.trouble.error : undefined
  useEffect(() => {
    if (failure !== undefined) void onRefused(failure)
  }, [failure])

  const priceHere = isPlaceKnown ? deliveryPrice(services, way, delivery.point, dates.data) : null
  const isPriceComing = areServicesComing || !delivery.isKnown
  const price = priceHere ?? (isPriceComing ? undefined : null)
  const { trouble } = placing
  const failureIn = (group: Group) => {
    if (trouble?.kind !== 'failed' || trouble.group !== group) return null
    const { fields, summary } = refusedFields(trouble.error, formik.values, isDrawn)
    return Object.keys(fields).length > 0 ? (
      summary !== undefined && <Notice tone="bad">{summary}</Notice>
    ) : (
      <Notice tone="bad">
        <FailureText error={toApiError(trouble.error)} />
      </Notice>
    )
  }
  return (
    <FormikProvider value={formik}>
      <FormStyles />
      <div className="checkout__columns" ref={root}>
        <div className="checkout__groups">
          <section className="card" part="card" aria-label="Получатель">
            <h3>Получатель</h3>
            <TextField name="name" label="Имя и фамилия" autoComplete="name" />
            <PhoneField name="phone" label="Телефон" />
            {failureIn('recipient')}
          </section>

          <section className="card" part="card" aria-label="Способ получения">
            <h3>Способ получения</h3>
            {isSubscription && <p>Подписку доставляем курьером</p>}
            <DeliveryChoice delivery={delivery} courierOnly={isSubscription} withDays={false} />
            {problems.delivery !== undefined && !isPlaceKnown && (
              <p className="error" role="alert" tabIndex={-1} data-problem="">
                {problems.delivery}
              </p>
            )}
            {failureIn('delivery')}
          </section>

          <DateGroup query={dates} isPlaceKnown={isPlaceKnown} days={days} day={day} intervals={intervals} />
          <PaymentGroup allowed={allowed} />
          <section className="card" part="card" aria-label="Комментарий">
            <TextareaField
              name="comment"
              label="Комментарий к заказу"
              hint="Необязательно"
              optional="byHint"
            />
          </section>
        </div>

        <section className="card checkout__order" part="card" aria-label="Ваш заказ">
          <h3>Ваш заказ</h3>
          <OrderSummary basket={shown} offers={offers} price={price} isBusy={isBusy} />
          {trouble?.kind === 'changed' && <ChangedBasket changes={trouble.changes} offers={offers} />}
          {trouble?.kind === 'invalid' && (
            <Notice tone="bad">
              {trouble.messages.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          )}
          {failureIn('basket')}
          <OfferConsent isAgreed={isAgreed} problem={problems.offer} onChanged={setAgreed} />
          {failureIn('offer')}
          <Button
            busy={placing.state !== 'idle' || isBusy || delivery.isChoosing || areDatesComing}
            onClick={() => void onPressed()}
          >
            {payment === 'card_online' ? 'Оформить и оплатить' : 'Оформить заказ'}
          </Button>
          <div role="status">{placing.state === 'checking' && <p>Проверяем, принят ли заказ</p>}</div>
          {trouble?.kind === 'notPlaced' && <Notice tone="bad">Заказ не оформлен. Попробуйте ещё раз</Notice>}
          {failureIn('order')}
        </section>
      </div>
      {trouble?.kind === 'phone' && (
        <PhoneProofDialog
          phone={{ phone: typed.phone, country: typed.country }}
          onProved={(auth) => {
            placing.onTroubleSeen()
            void order(auth)
          }}
          onClosed={placing.onTroubleSeen}
        />
      )}
    </FormikProvider>
  )
}
