import { object } from 'yup'
import { PERIODS } from '../../../../domain/subscription'
import { Form } from '../../../../forms/Form'
import { RadioCards } from '../../../../forms/RadioCards'
import { text } from '../../../../forms/rules'
import { SubmitButton } from '../../../../forms/SubmitButton'
import { DismissButton } from '../../../../ui/DismissButton'
import { StepHeading } from './StepHeading'
import { discountInWords } from '../../../../data/subscription/subscription'
import { useSubscriptionTypesQuery } from '../../../../data/subscription/subscriptionApi'
import { ONCE } from './wizardDraft'
import type { StepProps } from './wizardDraft'

const rules = object({ period: text().required('Выберите, как часто привозить линзы') })

export function PeriodStep({ draft, onNext }: StepProps) {
  const types = useSubscriptionTypesQuery().data ?? []
  const periods = Object.entries(PERIODS).map(([value, label]) => {
    const discount = types.find(({ deliveryPeriod }) => deliveryPeriod === value)?.discountPercent ?? 0
    return { value, label, ...(discount > 0 && { note: discountInWords(discount) }) }
  })
  const once = { value: ONCE, label: 'Без подписки', note: 'Купить один раз по обычной цене' }
  return (
    <>
      <StepHeading>Как часто привозить линзы</StepHeading>
      <Form
        schema={rules}
        initial={{ period: draft.period }}
        onSubmit={async (heard) => {
          await onNext(heard)
        }}
        draftKey="subscription-wizard-period"
      >
        <RadioCards name="period" label="Периодичность" options={[...periods, once]} />
        <div className="dialog__actions">
          <SubmitButton>Дальше</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </>
  )
}
