import { object } from 'yup'
import { priceInWords } from '#domain/numbers/money'
import type { Offer } from '#data/catalogue/product'
import { titleInWords } from '#domain/text/titleInWords'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SelectField } from '#forms/fields/SelectField'
import { SubmitButton } from '#forms/SubmitButton'
import { Button } from '#ui/controls/Button'
import type { LensPick } from '#data/subscription/editedOrder'
import { StepHeading } from './StepHeading'
import { goodsFields, goodsName, wantedGoods, writtenGoods } from './wizardDraft'
import type { StepProps } from './wizardDraft'
import { WizardTotals } from './WizardTotals'

const QUANTITIES = Array.from({ length: 6 }, (_, index) => ({
  value: String(index),
  label: index === 0 ? 'Не нужно' : `${index} шт`,
}))

interface GoodsStepProps extends StepProps {
  goods: readonly Offer[]
  /** The lenses that were chosen in the previous steps. */
  lenses: readonly LensPick[]
  /** Discount of the chosen period, in per cent. */
  discount: number
}

export function GoodsStep({ draft, goods, lenses, discount, onNext, onBack }: GoodsStepProps) {
  const initial = goodsFields(goods, draft)
  return (
    <>
      <StepHeading>Что добавить к линзам</StepHeading>
      <Form
        schema={object(Object.fromEntries(Object.keys(initial).map((name) => [name, text()])))}
        initial={initial}
        onSubmit={async (fields: Record<string, string>) => {
          await onNext({ goods: writtenGoods(goods, fields) })
        }}
        draftKey="subscription-wizard-goods"
      >
        {(fields) => (
          <>
            {goods.map((offer) => (
              <SelectField
                key={offer.offerId}
                name={goodsName(offer)}
                label={titleInWords(offer)}
                hint={priceInWords(offer.price)}
                options={QUANTITIES}
                optional
              />
            ))}
            <WizardTotals lenses={lenses} goods={wantedGoods(goods, fields)} discount={discount} />
            <div className="dialog__actions">
              <SubmitButton>Положить в корзину</SubmitButton>
              <Button variant="quiet" onClick={onBack}>
                Назад
              </Button>
            </div>
          </>
        )}
      </Form>
    </>
  )
}
