import { useFormikContext } from 'formik'
import type { IsoDate } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { SelectField } from '#forms/fields/SelectField'
import type { RemindedProduct } from '#data/reminders/reminder'
import { proposedFor, type TypedReminder } from './reminderRules'

interface ProductSelectProps {
  products: readonly RemindedProduct[]
  today: IsoDate
  /**
   * Whether the reminder is new: then choosing lenses also proposes their last purchase and the number of eyes.
   */
  isNew: boolean
}

/** Asks for the lenses of the reminder; the customer's own lenses come first. */
export function ProductSelect({ products, today, isNew }: ProductSelectProps) {
  const { values, setValues } = useFormikContext<TypedReminder>()
  const proposed = (id: string) =>
    proposedFor(
      products.find((product) => sameId(product.id, id)),
      today,
    )
  const onChosen = (chosen: string) => {
    if (!isNew) return
    const [before, now] = [proposed(values.productId), proposed(chosen)]
    // What differs from the proposal was typed, and stays.
    const keptOf = <Name extends keyof typeof now>(typed: TypedReminder, name: Name) =>
      typed[name] === before[name] ? now[name] : typed[name]
    void setValues((typed) => ({
      ...typed,
      productId: chosen,
      packsCount: keptOf(typed, 'packsCount'),
      eyes: keptOf(typed, 'eyes'),
      purchasedAt: keptOf(typed, 'purchasedAt'),
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
