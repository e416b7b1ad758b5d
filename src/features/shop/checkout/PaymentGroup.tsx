import type { PaymentCode } from '#data/checkout/checkout'
import { PAYMENTS } from '#data/checkout/deliveryPrice'
import { RadioCards } from '#forms/fields/RadioCards'
import { GoneTerms } from '#parts/GoneTerms'
import { Announced } from '#ui/states/Announced'
import { FoldableGroup } from './FoldableGroup'

interface PaymentGroupProps {
  held: readonly string[] | undefined
  allowed: readonly PaymentCode[]
  /** The message about a chosen method that is no longer offered. */
  gone: string | undefined
}

/** Asks for the payment method, among those that the chosen place allows. */
export function PaymentGroup({ held, allowed, gone }: PaymentGroupProps) {
  return (
    <FoldableGroup title="Оплата" className="checkout__payment" held={held} hasLegend>
      <RadioCards
        name="payment"
        label={<span className="h3">Оплата</span>}
        options={allowed.map((code) => ({ value: code, label: PAYMENTS[code] }))}
      />
      <Announced>
        {allowed.length === 0 && <p role="status">Здесь нельзя оплатить заказ. Выберите другое место</p>}
      </Announced>
      <GoneTerms said={[gone]} />
    </FoldableGroup>
  )
}
