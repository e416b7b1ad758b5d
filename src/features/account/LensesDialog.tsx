import { useState } from 'react'
import { shopToday } from '../../domain/days'
import { CheckboxField } from '../../forms/CheckboxField'
import { DateField } from '../../forms/DateField'
import { Form } from '../../forms/Form'
import { RadioCards } from '../../forms/RadioCards'
import { SelectField } from '../../forms/SelectField'
import { SubmitButton } from '../../forms/SubmitButton'
import { Dialog } from '../../ui/Dialog'
import { DismissButton } from '../../ui/DismissButton'
import { EyeFields } from './EyeFields'
import type { LensCatalogue, ProductName } from './lensCatalogue'
import { lensesInfoOf, lensRules, typedLenses, type TypedLenses } from './lensRules'
import type { LensesInfo } from './profile'
import { useSaveLensesInfoMutation } from './profileApi'
import { replacements } from './replacements'

interface LensesDialogProps {
  info: LensesInfo
  catalogue: LensCatalogue
  onSaved: () => void
  onClosed: () => void
}

const answers = [
  { value: 'yes', label: 'Ношу линзы' },
  { value: 'no', label: 'Не ношу' },
]

export function LensesDialog({ info, catalogue, ...rest }: LensesDialogProps) {
  return (
    <Dialog title="Мои линзы" onClosed={rest.onClosed}>
      <catalogue.Products>
        {(products) => <LensesForm info={info} Range={catalogue.Range} {...products} {...rest} />}
      </catalogue.Products>
    </Dialog>
  )
}

interface LensesFormProps extends Omit<LensesDialogProps, 'catalogue'> {
  Range: LensCatalogue['Range']
  lenses: ProductName[]
  solutions: ProductName[]
}

function LensesForm({ info, Range, lenses, solutions, onSaved }: LensesFormProps) {
  const [save] = useSaveLensesInfoMutation()
  const [rules] = useState(() => lensRules(shopToday()))
  const worn = withWorn(lenses, info)
  const onSubmit = async (typed: TypedLenses) => {
    const nameOf = (value: string) => [...worn, ...solutions].find(({ id }) => String(id) === value)
    await save(lensesInfoOf(typed, nameOf)).unwrap()
    onSaved()
  }
  return (
    <Form schema={rules} initial={typedLenses(info)} onSubmit={onSubmit} draftKey="lenses">
      {(typed) => (
        <>
          <RadioCards name="wears_lenses" label="Носите ли вы линзы" options={answers} />
          {typed.wears_lenses === 'yes' && (
            <>
              <CheckboxField name="same" label="На оба глаза одинаковые" optional />
              <EyeFields
                name="right"
                title={typed.same ? 'Оба глаза' : 'Правый глаз'}
                typed={typed.right}
                products={worn}
                Range={Range}
              />
              {!typed.same && (
                <EyeFields name="left" title="Левый глаз" typed={typed.left} products={worn} Range={Range} />
              )}
              <SelectField
                name="replacement"
                label="Как часто меняете"
                placeholder="Не выбрано"
                options={Object.entries(replacements).map(([value, label]) => ({ value, label }))}
                optional
              />
              <SelectField
                name="solution_product_id"
                label="Раствор"
                placeholder="Не выбран"
                options={solutions.map(({ id, title }) => ({ value: String(id), label: title }))}
                optional
              />
              <DateField name="since" label="С какого дня носите" max={shopToday()} optional />
            </>
          )}
          <div className="dialog__actions">
            <SubmitButton>Сохранить</SubmitButton>
            <DismissButton />
          </div>
        </>
      )}
    </Form>
  )
}

/** The lenses of the catalogue, and those that are worn though they are sold no more. */
const withWorn = (lenses: readonly ProductName[], { lenses: worn }: LensesInfo): ProductName[] => [
  ...lenses,
  ...worn.flatMap(({ productId, title }, index) => {
    const isKnown =
      lenses.some(({ id }) => id === productId) ||
      worn.slice(0, index).some((lens) => lens.productId === productId)
    return productId === null || isKnown ? [] : [{ id: productId, title }]
  }),
]
