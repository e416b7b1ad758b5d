import { sameId } from '#domain/Id'
import { addDays, dayInShop } from '#domain/dates/days'
import { parseDate } from '#domain/dates/parseDate'
import { CheckboxTree } from '#forms/fields/CheckboxTree'
import { DateField } from '#forms/fields/DateField'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { useShopToday } from '#ui/lib/useNow'
import { ProductSelect } from './ProductSelect'
import { RemindDateChoice } from './RemindDateChoice'
import type { LensSupply, RemindedProduct, Reminder } from '#data/reminders/reminder'
import { channelOptions, reminderRules, supplyOf, typedReminder, type TypedReminder } from './reminderRules'
import {
  useCreateReminderMutation,
  useLazyRemindDateQuery,
  useUpdateReminderMutation,
} from '#data/reminders/reminderEditsApi'

interface ReminderFormProps {
  /** The reminder to edit; undefined creates a new one. */
  reminder: Reminder | undefined
  /** The lenses to choose from; the customer's own come first. */
  products: readonly RemindedProduct[]
  onSaved: () => void
}

const EYES = [
  { value: '2', label: 'Оба глаза' },
  { value: '1', label: 'Один глаз' },
]

export function ReminderForm({ reminder, products, onSaved }: ReminderFormProps) {
  const today = useShopToday()
  const [create] = useCreateReminderMutation()
  const [update] = useUpdateReminderMutation()
  const [calculate] = useLazyRemindDateQuery()

  const onSubmit = async (typed: TypedReminder) => {
    const supply = supplyOf(typed, products)
    // The schema guarantees a supply here; the check is for the types.
    if (supply === undefined) return
    const draft = {
      productId: supply.productId,
      packsCount: supply.packsCount,
      purchasedAt: supply.purchasedAt,
      remindAt: parseDate(typed.remindAt) ?? '',
      channels: typed.channels,
    }
    if (typed.when === 'proposed') draft.remindAt = notPast(await proposal(supply), today)
    await (reminder ? update({ reminder, edit: draft }) : create({ ...draft, isActive: true })).unwrap()
    onSaved()
  }
  const proposal = (supply: LensSupply) => calculate(supply, true).unwrap()

  return (
    <Form
      schema={reminderRules(today, products)}
      initial={typedReminder(reminder, products, today)}
      draftKey={reminder ? `reminder-${reminder.id}` : 'reminder-new'}
      onSubmit={onSubmit}
      // The proposed day has no field of its own, so its error is shown at the choice.
      fieldOf={({ when }): Record<string, string> => (when === 'own' ? {} : { remindAt: 'when' })}
    >
      {(typed) => (
        <>
          <ProductSelect products={products} today={today} isNew={reminder === undefined} />
          <div className="fields">
            <TextField name="packsCount" label="Сколько упаковок" inputMode="numeric" autoComplete="off" />
            <DateField name="purchasedAt" label="Дата покупки" max={today} />
          </div>
          <RadioCards name="eyes" label="На сколько глаз" options={EYES} />
          <RemindDateChoice
            supply={supplyOf(typed, products)}
            product={products.find(({ id }) => sameId(id, typed.productId))}
            isOwn={typed.when === 'own'}
            today={today}
          />
          <CheckboxTree name="channels" label="Как напомнить" options={channelOptions} />
          <div className="dialog__actions">
            <SubmitButton>{reminder ? 'Сохранить' : 'Создать напоминание'}</SubmitButton>
            <DismissButton />
          </div>
        </>
      )}
    </Form>
  )
}

/** Returns the date, or tomorrow if its day has passed: the lenses have run out by then. */
const notPast = (date: string, today: string) => (dayInShop(date) <= today ? addDays(today, 1) : date)
