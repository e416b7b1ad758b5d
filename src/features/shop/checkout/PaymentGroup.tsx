import { useFormikContext } from 'formik'
import type { PaymentCode } from '#data/checkout/checkout'
import { PAYMENTS } from '#data/checkout/deliveryPrice'
import { RadioCards } from '#forms/fields/RadioCards'
import type { CheckoutDraft } from './checkoutRules'

/** How the order is paid, of the ways that the chosen place allows. */
export function PaymentGroup({ allowed }: { allowed: readonly PaymentCode[] }) {
  const { values: typed } = useFormikContext<CheckoutDraft>()
  const isAllowed = allowed.some((code) => code === typed.payment)
  return (
    <section className="card" part="card" aria-label="Оплата">
      <RadioCards
        name="payment"
        label={<span className="h3">Оплата</span>}
        options={allowed.map((code) => ({ value: code, label: PAYMENTS[code] }))}
      />
      {allowed.length === 0 && <p role="status">Здесь нельзя оплатить заказ. Выберите другое место</p>}
      {typed.payment !== '' && !isAllowed && (
        <p className="small" role="status">
          Здесь недоступно: {PAYMENTS[typed.payment as PaymentCode]}. Выберите другой способ
        </p>
      )}
    </section>
  )
}
