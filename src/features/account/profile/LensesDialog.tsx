import { useEffect, useMemo, useRef, useState } from 'react'
import { sameId } from '#domain/Id'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { DateField } from '#forms/fields/DateField'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { SelectField } from '#forms/fields/SelectField'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useShopToday } from '#ui/lib/useNow'
import { EyeFields, type ProductName } from './EyeFields'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import type { Product } from '#data/catalogue/product'
import { Loaded } from '#ui/states/Loaded'
import { lensesEdit, lensFields, lensRules, typedLenses, type TypedLenses } from './lensRules'
import type { KeptLenses, LensesInfo } from '#data/profile/profile'
import { useSaveLensesInfoMutation } from '#data/profile/profileEditsApi'
import { replacements } from './replacements'

interface LensesDialogProps {
  info: LensesInfo
  onSaved: () => void
  onClosed: () => void
}

const answers = [
  { value: 'yes', label: 'Ношу линзы' },
  { value: 'no', label: 'Не ношу' },
]

export function LensesDialog({ info, onSaved, onClosed }: LensesDialogProps) {
  const catalogue = useCatalogueQuery()
  return (
    <Dialog title="Мои линзы" onClosed={onClosed}>
      <Loaded query={catalogue} failure="Список линз не загрузился">
        {({ products }) => (
          <LensesForm
            info={info.kept}
            lenses={ofCategory(products, 'lenses')}
            solutions={withOwnSolution(ofCategory(products, 'solutions'), info.kept)}
            onSaved={onSaved}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

const ofCategory = (products: readonly Product[], wanted: Product['category']) =>
  products.filter(({ category }) => category === wanted)

interface LensesFormProps extends Pick<LensesDialogProps, 'onSaved'> {
  info: KeptLenses
  lenses: ProductName[]
  solutions: ProductName[]
}

function LensesForm({ info, lenses, solutions, onSaved }: LensesFormProps) {
  const [save] = useSaveLensesInfoMutation()
  const today = useShopToday()
  const rules = useMemo(() => lensRules(today), [today])
  // The initial values are kept and not read from the current record, which may be newer than the fields.
  const [start] = useState(() => rules.cast(typedLenses(info)))
  const worn = withWorn(lenses, info)
  const first = useRef<HTMLDivElement>(null)
  // The dialog opened without fields, so the focus waits at its heading, if the customer has not moved it.
  useEffect(() => {
    const part = first.current
    if (!part?.matches(':focus-within') && !part?.closest('dialog')?.querySelector('h2:focus')) return
    const field = part.querySelector<HTMLElement>('input:checked') ?? part.querySelector('input')
    field?.focus()
  }, [])
  const onSubmit = async (typed: TypedLenses) => {
    const nameOf = (value: string) => [...worn, ...solutions].find(({ id }) => sameId(id, value))
    await save(lensesEdit(start, typed, nameOf)).unwrap()
    onSaved()
  }
  return (
    <Form
      schema={rules}
      initial={start}
      onSubmit={onSubmit}
      draftKey="lenses"
      fieldOf={(sent) => lensFields(info, sent)}
    >
      {(typed) => (
        <>
          <div ref={first}>
            <RadioCards name="wearsLenses" label="Носите ли вы линзы" options={answers} />
          </div>
          {typed.wearsLenses === 'yes' && (
            <>
              <CheckboxField name="same" label="На оба глаза одинаковые" optional />
              <EyeFields
                name="right"
                title={typed.same ? 'Оба глаза' : 'Правый глаз'}
                typed={typed.right}
                products={worn}
              />
              {!typed.same && <EyeFields name="left" title="Левый глаз" typed={typed.left} products={worn} />}
              <SelectField
                name="replacement"
                label="Как часто меняете"
                placeholder="Не выбрано"
                options={Object.entries(replacements).map(([value, label]) => ({ value, label }))}
                optional
              />
              <SelectField
                name="solutionProductId"
                label="Раствор"
                placeholder="Не выбран"
                options={solutions.map(({ id, title }) => ({ value: String(id), label: title }))}
                optional
              />
              <DateField name="since" label="С какого дня носите" max={today} optional />
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

/** Returns the lenses of the catalogue, and those of the customer that are no longer sold. */
const withWorn = (lenses: readonly ProductName[], { lenses: worn }: KeptLenses): ProductName[] => [
  ...lenses,
  ...worn.flatMap(({ productId, title }, index) => {
    const isKnown =
      lenses.some(({ id }) => sameId(id, productId)) ||
      worn.slice(0, index).some((lens) => sameId(lens.productId, productId))
    return productId === null || isKnown ? [] : [{ id: productId, title }]
  }),
]

/**
 * Returns the solutions including the customer's own, which stays selected even if it is no longer sold. The
 * record does not hold its title.
 */
const withOwnSolution = (
  solutions: readonly ProductName[],
  { solutionProductId: own }: KeptLenses,
): ProductName[] =>
  own === null || solutions.some(({ id }) => sameId(id, own))
    ? [...solutions]
    : [...solutions, { id: own, title: 'Прежний раствор' }]
