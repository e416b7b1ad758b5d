import { object } from 'yup'
import { PERIODS } from '#data/subscription/period'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { StepHeading } from './StepHeading'
import { discountInWords, type SubscriptionType } from '#data/subscription/subscription'
import { ONCE } from './wizardDraft'
import type { StepProps } from './wizardDraft'

const rules = object({ period: text().required('Выберите, как часто привозить линзы') })

const once = { value: ONCE, label: 'Без подписки', note: 'Купить один раз по обычной цене' }

interface PeriodStepProps extends StepProps {
  /** The subscriptions that the shop sells. */
  types: readonly SubscriptionType[]
}

export function PeriodStep({ draft, types, onNext }: PeriodStepProps) {
  const periods = Object.entries(PERIODS).flatMap(([value, label]) => {
    const type = types.find(({ deliveryPeriod }) => deliveryPeriod === value)
    if (!type) return []
    const { discountPercent } = type
    return { value, label, ...(discountPercent > 0 && { note: discountInWords(discountPercent) }) }
  })
  const options = [...periods, once]
  // The period of an old draft may no longer be sold.
  const isSold = options.some(({ value }) => value === draft.period)
  return (
    <>
      <StepHeading>Как часто привозить линзы</StepHeading>
      <Form
        schema={rules}
        initial={{ period: isSold ? draft.period : '' }}
        onSubmit={async (heard) => {
          await onNext(heard)
        }}
        draftKey="subscription-wizard-period"
      >
        <RadioCards name="period" label="Периодичность" options={options} />
        <div className="dialog__actions">
          <SubmitButton>Дальше</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </>
  )
}
