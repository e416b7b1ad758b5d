import { object } from 'yup'
import { formatMoney } from '../../../../domain/money'
import type { Offer } from '../../../../domain/product'
import { Form } from '../../../../forms/Form'
import { text } from '../../../../forms/rules'
import { SelectField } from '../../../../forms/SelectField'
import { SubmitButton } from '../../../../forms/SubmitButton'
import { Button } from '../../../../ui/Button'
import { StepHeading } from './StepHeading'
import { goodsFields, goodsName, writtenGoods } from './wizardDraft'
import type { StepProps } from './wizardDraft'

const QUANTITIES = Array.from({ length: 6 }, (_, index) => ({
  value: String(index),
  label: index === 0 ? 'Не нужно' : `${index} шт`,
}))

export function GoodsStep({ draft, goods, onNext, onBack }: StepProps & { goods: readonly Offer[] }) {
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
        {goods.map((offer) => (
          <SelectField
            key={offer.offerId}
            name={goodsName(offer)}
            label={offer.title}
            {...(offer.price && { hint: formatMoney(offer.price) })}
            options={QUANTITIES}
            optional
          />
        ))}
        <div className="dialog__actions">
          <SubmitButton>Положить в корзину</SubmitButton>
          <Button variant="quiet" onClick={onBack}>
            Назад
          </Button>
        </div>
      </Form>
    </>
  )
}
