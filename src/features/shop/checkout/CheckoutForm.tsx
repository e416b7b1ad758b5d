import { FormikProvider } from 'formik'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Basket } from '#data/basket/basket'
import { useIsBasketBusy } from '#data/basket/basketQueue'
import { useOffersOfProducts } from '#data/catalogue/useOffersOfProducts'
import type { PlacedOrder } from '#data/checkout/checkout'
import type { SaleType } from '#data/orders/order'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { DraftNote } from '#forms/DraftNote'
import { FormStyles } from '#forms/FormStyles'
import { PhoneField } from '#forms/fields/PhoneField'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'
import { StickyBar } from '#ui/controls/StickyBar'
import { TextLink } from '#ui/controls/TextLink'
import { DeliveryChoice } from '../delivery/DeliveryChoice'
import { UnreadLenses } from '../goods/UnreadLenses'
import { useLensLines } from '../goods/useLensLines'
import { ChangedBasket } from '#parts/ChangedBasket'
import type { CheckoutDraft } from './checkoutRules'
import { DateGroup } from './DateGroup'
import { FoldableGroup } from './FoldableGroup'
import { GroupFailure } from './GroupFailure'
import { dateLines, deliveryLines, paymentLines, recipientLines } from './heldLines'
import { OfferConsent } from './OfferConsent'
import { AmountDue, OrderSummary } from './OrderSummary'
import { PaymentGroup } from './PaymentGroup'
import { PhoneProofDialog } from '#parts/PhoneProofDialog'
import { useCheckoutForm, type CheckoutState } from './useCheckoutForm'

interface CheckoutFormProps {
  basket: Basket
  type: SaleType
  onPlaced: (order: PlacedOrder) => void
}

/** Renders all groups of an order. Each keeps its input whatever happens to the others. */
export function CheckoutForm({ basket, type, onPlaced }: CheckoutFormProps) {
  const { root, ...form } = useCheckoutForm(basket, type, onPlaced)
  const { typed, placing } = form
  return (
    <FormikProvider value={form.formik}>
      <FormStyles />
      <div className="checkout__columns beside-bar" ref={root}>
        <Groups form={form} />
        <OrderGroup form={form} basket={basket} type={type} />
      </div>
      {placing.trouble?.kind === 'phone' && (
        <PhoneProofDialog
          phone={{ phone: typed.phone, country: typed.country }}
          onProved={form.onProved}
          onClosed={placing.onTroubleSeen}
        />
      )}
    </FormikProvider>
  )
}

/** Renders the groups for recipient, place, date and payment. */
function Groups({ form }: { form: CheckoutState }) {
  const { formik, typed, destination, isSubscription, problems, choices, failureOf } = form
  const { day, intervals, terms } = choices
  const toDays = useRef<HTMLHeadingElement>(null)
  const [pointsChosen, setPointsChosen] = useState(0)
  const { delivery, isPlaceKnown, isPlaceComing, dates, days, allowed } = destination
  /** A group that was rejected stays open, whatever its values are. */
  const unless = (isRefused: boolean, held: readonly string[] | undefined) => (isRefused ? undefined : held)
  const isWrong = (...names: (keyof CheckoutDraft)[]) =>
    names.some((name) => formik.errors[name] !== undefined)
  return (
    <div className="checkout__groups">
      <DraftNote {...form.draft} />
      <FoldableGroup
        title="Получатель"
        className="checkout__recipient"
        held={unless(isWrong('name', 'phone') || failureOf('recipient') !== undefined, recipientLines(typed))}
      >
        <TextField name="name" label="Имя и фамилия" autoComplete="name" />
        <PhoneField name="phone" label="Телефон" />
        <GroupFailure failure={failureOf('recipient')} />
      </FoldableGroup>

      <FoldableGroup
        title="Способ получения"
        completed={pointsChosen}
        held={unless(
          delivery.failure !== undefined || failureOf('delivery') !== undefined,
          deliveryLines(destination, isSubscription),
        )}
      >
        {isSubscription && <p>Подписку доставляем курьером</p>}
        <DeliveryChoice
          delivery={delivery}
          courierOnly={isSubscription}
          withDays={false}
          onPointChosen={() => {
            flushSync(() => setPointsChosen((times) => times + 1))
            toDays.current?.focus()
          }}
        />
        {problems.delivery !== undefined && !isPlaceKnown && (
          <p className="error" role="alert" tabIndex={-1} data-problem="">
            {problems.delivery}
          </p>
        )}
        <GroupFailure failure={failureOf('delivery')} />
      </FoldableGroup>

      <DateGroup
        held={unless(isWrong('date', 'interval') || dates.error !== undefined, dateLines(terms))}
        heading={toDays}
        query={dates}
        isPlaceKnown={isPlaceKnown}
        isPlaceComing={isPlaceComing}
        days={days}
        day={day}
        intervals={intervals}
        gone={terms.gone}
      />
      <PaymentGroup
        held={unless(isWrong('payment'), paymentLines(terms.payment))}
        allowed={allowed}
        gone={terms.gone.payment}
      />
      <section className="card" part="card" aria-label="Комментарий">
        <TextareaField name="comment" label="Комментарий к заказу" hint="Необязательно" optional />
      </section>
    </div>
  )
}

interface OrderGroupProps {
  form: CheckoutState
  basket: Basket
  type: SaleType
}

/**
 * Renders the items, the consent, and the order button with the messages about everything that prevents an
 * order.
 */
function OrderGroup({ form, basket, type }: OrderGroupProps) {
  const { placing, destination, problems, isAgreed, setAgreed, choices, failureOf } = form
  const { state, trouble } = placing
  const isBusy = useIsBasketBusy()
  // An order empties the basket, so the lines stay unchanged while it is being placed.
  const [shown, setShown] = useState(basket)
  if (state === 'idle' && shown !== basket) setShown(basket)
  const offers = useOffersOfProducts(
    type,
    shown.items.flatMap(({ productId }) => productId ?? []),
  )
  const unread = useRef<HTMLDivElement>(null)
  const lenses = useLensLines(shown.items, offers)
  // Lenses cannot be ordered before their powers are known, nor if a power cannot be shown.
  const onPressed = () => {
    if (lenses.isComing) return
    if (lenses.isUnread || lenses.isUnshown) unread.current?.focus()
    else void form.onPressed()
  }
  const toBasket = <TextLink href={ofBasket(basketUrl(), type)}>Перейти в корзину</TextLink>
  return (
    <section className="checkout__order" aria-label="Ваш заказ">
      <div className="card" part="card">
        <h3>Ваш заказ</h3>
        <OrderSummary
          basket={shown}
          offers={offers}
          lenses={lenses}
          price={destination.price}
          isBusy={isBusy}
        />
        <UnreadLenses lenses={lenses} ref={unread}>
          {toBasket}
        </UnreadLenses>
        {trouble?.kind === 'changed' && (
          <ChangedBasket changes={trouble.changes} offers={offers}>
            <p>Проверьте заказ и нажмите ещё раз.</p>
            {toBasket}
          </ChangedBasket>
        )}
        {trouble?.kind === 'invalid' && (
          <Notice tone="bad">
            {trouble.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
            {toBasket}
          </Notice>
        )}
        <GroupFailure failure={failureOf('basket')} />
        <OfferConsent isAgreed={isAgreed} problem={problems.offer} onChanged={setAgreed} />
        <GroupFailure failure={failureOf('offer')} />
      </div>
      <StickyBar className="checkout__end" endsColumn>
        <AmountDue basket={shown} price={destination.price} isBusy={isBusy} />
        <Button busy={form.isWaiting || isBusy || lenses.isComing} onClick={onPressed}>
          {choices.payment === 'card_online' ? 'Оформить и оплатить' : 'Оформить заказ'}
        </Button>
        <div role="status">{state === 'checking' && <p>Проверяем, принят ли заказ</p>}</div>
        {trouble?.kind === 'notPlaced' && <Notice tone="bad">Заказ не оформлен. Попробуйте ещё раз</Notice>}
        {trouble?.kind === 'unknown' && (
          <Notice tone="bad">
            <p>Не удалось узнать, оформлен ли заказ: его товаров в корзине уже нет. Проверьте заказы.</p>
            <TextLink to="/orders/">Заказы</TextLink>
          </Notice>
        )}
        <GroupFailure failure={failureOf('order')} />
      </StickyBar>
    </section>
  )
}
