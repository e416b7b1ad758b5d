import { object } from 'yup'
import { sameId } from '#domain/Id'
import { EYES, lensInOneLine } from '#domain/lens'
import type { Product } from '#data/catalogue/product'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useLocatorPointsQuery } from '#data/locator/locatorApi'
import { activatesPromoCodes, type LocatorPoint } from '#data/locator/locatorPoint'
import type { LensesInfo } from '#data/profile/profile'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { Form } from '#forms/Form'
import { idOfOne } from '#forms/lib/rules'
import { SelectField } from '#forms/fields/SelectField'
import { SubmitButton } from '#forms/SubmitButton'
import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import css from './trial.css'
import type { TrialOrder } from '#data/trial/trialOrder'
import { useOrderTrialLensesMutation } from '#data/trial/trialApi'

interface OrderTrialDialogProps {
  onOrdered: (order: TrialOrder) => void
  onClosed: () => void
}

/**
 * Returns the validation rules of the form. The fields have the names that the server uses in its validation
 * errors.
 */
const trialRules = (lenses: readonly Product[], opticians: readonly LocatorPoint[]) =>
  object({
    productId: idOfOne(lenses, 'Выберите линзы'),
    departmentId: idOfOne(opticians, 'Выберите оптику'),
  })

/** A shop may return more products than those of the requested category. */
const mayBeLenses = ({ category }: Product) => category === 'lenses' || category === null

export function OrderTrialDialog({ onOrdered, onClosed }: OrderTrialDialogProps) {
  const catalogue = useCatalogueQuery('lenses')
  const departments = useLocatorPointsQuery()
  // The sentence about the own lenses would move the buttons below it.
  const { data: own, isLoading: isOwnComing } = useLensesInfoQuery()
  const skeleton = <Skeleton label="Загружаем линзы и оптики" heights={[20, 48, 48, 48, 20, 48, 48, 40]} />
  return (
    <Dialog title="Заказать пробные линзы" onClosed={onClosed}>
      <StyleSheet href={css} />
      <div className="flat">
        <Loaded query={catalogue} failure="Список линз не загрузился" skeleton={skeleton}>
          {({ products }) => (
            <Loaded
              query={{ ...departments, data: isOwnComing ? undefined : departments.data }}
              failure="Список оптик не загрузился"
              skeleton={skeleton}
            >
              {(points) => (
                <OrderTrialForm
                  lenses={products.filter(mayBeLenses)}
                  opticians={points.filter(activatesPromoCodes)}
                  own={own}
                  onOrdered={onOrdered}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

interface OrderTrialFormProps extends Pick<OrderTrialDialogProps, 'onOrdered'> {
  lenses: readonly Product[]
  opticians: readonly LocatorPoint[]
  own: LensesInfo | undefined
}

function OrderTrialForm({ lenses, opticians, own, onOrdered }: OrderTrialFormProps) {
  const [order] = useOrderTrialLensesMutation()
  const onSubmit = async ({ productId, departmentId }: { productId: string; departmentId: string }) => {
    const product = lenses.find(({ id }) => sameId(id, productId))
    const department = opticians.find(({ id }) => sameId(id, departmentId))
    // The schema guarantees that both are chosen.
    if (!product || !department) return
    onOrdered(await order({ productId: product.id, departmentId: department.id }).unwrap())
  }
  return (
    <Form
      schema={trialRules(lenses, opticians)}
      initial={{ productId: '', departmentId: '' }}
      draftKey="trial-new"
      onSubmit={onSubmit}
    >
      <SelectField
        name="productId"
        label="Какие линзы попробовать"
        placeholder="Выберите линзы"
        options={lenses.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <SelectField
        name="departmentId"
        label="Где забрать"
        placeholder="Выберите оптику"
        options={opticians.map(({ id, name, address }) => ({
          value: String(id),
          label: [name, address].filter(Boolean).join(' — '),
        }))}
      />
      <OrderedParameters own={own} />
      <div className="dialog__actions">
        <SubmitButton>Заказать</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  )
}

/**
 * Shows the lenses of the order: the server takes the parameters of 'Мои линзы'; if these are missing, the
 * optician determines them.
 */
function OrderedParameters({ own }: { own: LensesInfo | undefined }) {
  if (!own) return <p className="small">Параметры линз возьмём из ваших данных</p>
  const { lenses } = own
  return (
    <div className="small">
      <p>
        {lenses.length > 0
          ? 'Закажем с параметрами из «Моих линз»:'
          : 'Параметры линз возьмём из ваших данных. Сейчас они не указаны: их уточнит оптика.'}
      </p>
      {lenses.map((lens) => (
        <p key={lens.eye} className="strong">
          {EYES[lens.eye].name} глаз: {lensInOneLine(lens)}
        </p>
      ))}
      <TextLink to="/profile/" after="right">
        {lenses.length > 0 ? 'Изменить в «Моих данных»' : 'Указать в «Моих данных»'}
      </TextLink>
    </div>
  )
}
