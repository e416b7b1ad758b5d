import { useFormikContext } from 'formik'
import { dateFieldText } from '#domain/dates/parseDate'
import { sameId } from '#domain/Id'
import { SelectField } from '#forms/fields/SelectField'
import type { RemindedProduct } from '#data/reminders/reminder'
import { lastPacks, typedEyes, type TypedReminder } from './reminderRules'

interface ProductSelectProps {
  products: readonly RemindedProduct[]
  /**
   * Whether the reminder is new: then choosing lenses also fills in their last purchase and the number of
   * eyes.
   */
  isNew: boolean
}

/** Asks for the lenses of the reminder; the customer's own lenses come first. */
export function ProductSelect({ products, isNew }: ProductSelectProps) {
  const { setValues } = useFormikContext<TypedReminder>()
  const onChosen = (chosen: string) => {
    const product = products.find(({ id }) => sameId(id, chosen))
    if (!isNew || !product) return
    const { lastPurchase: last, eyes } = product
    void setValues((typed) => ({
      ...typed,
      productId: chosen,
      eyes: typedEyes(eyes),
      ...(last && { packsCount: lastPacks(last), purchasedAt: dateFieldText(last.at) }),
    }))
  }
  return (
    <SelectField
      name="productId"
      label="Линзы"
      placeholder="Выберите линзы"
      onChosen={onChosen}
      options={products.map(({ id, title, isMine }) => ({
        value: String(id),
        label: isMine ? `${title} — ваши линзы` : title,
      }))}
    />
  )
}
