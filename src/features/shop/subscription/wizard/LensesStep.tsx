import { boolean, object, type InferType } from 'yup'
import type { Offer } from '#data/catalogue/product'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'
import type { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { NOT_NEEDED } from '../EyeFields'
import { chosenLenses } from '../lensDraft'
import type { LensBox } from './lensBox'
import type { OwnLenses } from './ownLenses'
import { WizardEye } from './WizardEye'
import { StepHeading } from './StepHeading'
import { isSoldOut, type StepProps, type WizardDraft } from './wizardDraft'

const isWanted = (quantity: unknown) => quantity !== NOT_NEEDED

/**
 * Returns the validation rules of the step: one eye with lenses is enough. The left eye needs a choice only
 * if it gets lenses of its own.
 */
const rulesOf = (sold: readonly Offer[]) =>
  object({
    isSame: boolean().default(false),
    rightOffer: text().when('rightQuantity', ([quantity], schema) =>
      isWanted(quantity) ? chosenLenses(sold) : schema,
    ),
    rightQuantity: text().when(['isSame', 'leftQuantity'], ([isSame, left], schema) =>
      schema.requiredCustom(
        (right) => isWanted(right) || (isSame !== true && isWanted(left)),
        'Укажите количество хотя бы для одного глаза',
      ),
    ),
    leftOffer: text().when(['isSame', 'leftQuantity'], ([isSame, quantity], schema) =>
      isSame !== true && isWanted(quantity) ? chosenLenses(sold) : schema,
    ),
    leftQuantity: text(),
  })

/** Tells whether an eye that gets its own lenses still has those that the customer wears. */
const isOwn = (typed: LensChoice, own: OwnLenses['draft']): boolean => {
  const isKept = (now: string | undefined, worn: string) => worn !== '' && now === worn
  return isKept(typed.rightOffer, own.rightOffer) || (!typed.isSame && isKept(typed.leftOffer, own.leftOffer))
}

type LensChoice = InferType<ReturnType<typeof rulesOf>>

interface LensesStepProps extends StepProps {
  boxes: readonly LensBox[]
  offers: ReturnType<typeof useAllOffersOf>
  own: OwnLenses
  onBox: (heard: Partial<WizardDraft>) => void
}

export function LensesStep({ draft, boxes, offers, own, onNext, onBack, onBox }: LensesStepProps) {
  const lenses = offers.known
  const { rightOffer, rightQuantity, leftOffer, leftQuantity, isSame } = draft
  const isGone = offers.data !== undefined && isSoldOut(draft, lenses)
  return (
    <>
      <StepHeading>Какие линзы вы носите</StepHeading>
      {isGone && <Notice tone="bad">Выбранных линз больше нет в продаже. Выберите другие</Notice>}
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
            {!isGone && isOwn(values, own.draft) && (
              <Notice>
                <p>Подставлены ваши параметры</p>
              </Notice>
            )}
            <WizardEye
              eye="right"
              boxes={boxes}
              offers={offers}
              box={draft.rightBox}
              onBox={(rightBox) => onBox({ rightBox, rightOffer: '' })}
              isWanted={isWanted(values.rightQuantity)}
            />
            <CheckboxField name="isSame" label="Для левого глаза такие же" optional={false} />
            {!values.isSame && (
              <WizardEye
                eye="left"
                boxes={boxes}
                offers={offers}
                box={draft.leftBox}
                onBox={(leftBox) => onBox({ leftBox, leftOffer: '' })}
                isWanted={isWanted(values.leftQuantity)}
              />
            )}
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
