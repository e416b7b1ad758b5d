import { object } from 'yup'
import { sameId } from '../../../domain/Id'
import { useCatalogueQuery } from '../../../data/catalogue/catalogueApi'
import { useLocatorPointsQuery } from '../../../data/locator/locatorApi'
import { Form } from '../../../forms/Form'
import { text } from '../../../forms/rules'
import { SelectField } from '../../../forms/SelectField'
import { SubmitButton } from '../../../forms/SubmitButton'
import { Skeleton } from '../../../ui/Skeleton'
import { Dialog } from '../../../ui/Dialog'
import { DismissButton } from '../../../ui/DismissButton'
import { Loaded } from '../../../ui/Loaded'
import { StyleSheet } from '../../../ui/StyleSheet'
import css from './trial.css'
import type { TrialOrder } from '../../../data/trial/trialOrder'
import { useOrderTrialLensesMutation } from '../../../data/trial/trialApi'

interface OrderTrialDialogProps {
  onOrdered: (order: TrialOrder) => void
  onClosed: () => void
}

/** By the names under which the server has something against them. */
const trialRules = object({
  productId: text().required('Выберите линзы'),
  departmentId: text().required('Выберите оптику'),
})

export function OrderTrialDialog({ onOrdered, onClosed }: OrderTrialDialogProps) {
  const catalogue = useCatalogueQuery('lenses')
  const departments = useLocatorPointsQuery()
  const [order] = useOrderTrialLensesMutation()
  const skeleton = <Skeleton label="Загружаем линзы и оптики" heights={[20, 48, 20, 48, 48]} />
  return (
    <Dialog title="Заказать пробные линзы" onClosed={onClosed}>
      <StyleSheet href={css} />
      <div className="flat">
        <Loaded query={catalogue} failure="Список линз не загрузился" skeleton={skeleton}>
          {({ products: lenses }) => (
            <Loaded query={departments} failure="Список оптик не загрузился" skeleton={skeleton}>
              {(opticians) => (
                <Form
                  schema={trialRules}
                  initial={trialRules.getDefault()}
                  draftKey="trial-new"
                  onSubmit={async ({ productId, departmentId }) => {
                    const product = lenses.find(({ id }) => sameId(id, productId))
                    const department = opticians.find(({ id }) => sameId(id, departmentId))
                    // The schema guarantees that both are chosen.
                    if (!product || !department) return
                    onOrdered(await order({ productId: product.id, departmentId: department.id }).unwrap())
                  }}
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
                    hint="Параметры линз возьмём из ваших данных"
                    options={opticians.map(({ id, name, address }) => ({
                      value: String(id),
                      label: [name, address].filter(Boolean).join(' — '),
                    }))}
                  />
                  <div className="dialog__actions">
                    <SubmitButton>Заказать</SubmitButton>
                    <DismissButton />
                  </div>
                </Form>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
