import { boolean, object } from 'yup'
import type { Offer } from '../../../../domain/product'
import { CheckboxField } from '../../../../forms/CheckboxField'
import { Form } from '../../../../forms/Form'
import { text } from '../../../../forms/rules'
import { SubmitButton } from '../../../../forms/SubmitButton'
import { Button } from '../../../../ui/Button'
import { EyeFields } from '../EyeFields'
import { chosenLenses, lensRules } from '../lensDraft'
import { StepHeading } from './StepHeading'
import type { StepProps } from './wizardDraft'

const rulesOf = (sold: readonly Offer[]) =>
  object({
    ...lensRules(['right'], sold),
    isSame: boolean().default(true),
    leftOffer: text().when('isSame', ([isSame], schema) => (isSame === true ? schema : chosenLenses(sold))),
  })

export function LensesStep({ draft, lenses, onNext, onBack }: StepProps & { lenses: readonly Offer[] }) {
  const { rightOffer, rightQuantity, leftOffer, leftQuantity, isSame } = draft
  return (
    <>
      <StepHeading>Какие линзы вы носите</StepHeading>
      <Form
        schema={rulesOf(lenses)}
        initial={{ rightOffer, rightQuantity, leftOffer, leftQuantity, isSame }}
        onSubmit={async (heard) => {
          await onNext(heard)
        }}
        draftKey="subscription-wizard-lenses"
      >
        {(values) => (
          <>
            <EyeFields eye="right" offers={lenses} />
            <CheckboxField name="isSame" label="Для левого глаза такие же" optional={false} />
            {!values.isSame && <EyeFields eye="left" offers={lenses} />}
            <div className="dialog__actions">
              <SubmitButton>Дальше</SubmitButton>
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
