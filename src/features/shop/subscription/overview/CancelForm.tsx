import { object, type InferType } from 'yup'
import { formatDay } from '#domain/dates/dates'
import { settledWrite } from '#parts/lib/settledWrite'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { goesOn } from '#data/subscription/goesOn'
import type { SubscriptionOrder } from '#data/subscription/subscription'
import { useCancelSubscriptionMutation, useLazySubscriptionQuery } from '#data/subscription/subscriptionApi'

const OTHER = 'Другое'
const REASONS = [
  'Линзы копятся, не успеваю носить',
  'Нашёл дешевле',
  'Линзы не подошли',
  'Перехожу на очки или операцию',
  OTHER,
]
const options = REASONS.map((value) => ({ value, label: value }))

const rules = object({
  reason: text().required('Выберите причину'),
  comment: text()
    .maxLength(500)
    .when('reason', ([reason], schema) =>
      reason === OTHER ? schema.required('Напишите, что случилось') : schema,
    ),
})

interface CancelFormProps {
  order: SubscriptionOrder | null
  /** Whether the order can still be changed. */
  isOpen: boolean
  onCancelled: () => void
}

/** Tells what becomes of the next delivery. Whether one that can no longer be changed comes, nobody knows. */
function outcomeOf({ scheduledAt, isConfirmed }: SubscriptionOrder, isOpen: boolean): string {
  if (isConfirmed) return 'Подтверждённый заказ приедет, новых не будет. '
  const delivery = scheduledAt === null ? 'Следующая доставка' : `Доставка ${formatDay(scheduledAt)}`
  return isOpen
    ? `${delivery} не состоится. `
    : `${delivery}: её уже могли собрать, тогда она приедет. Новых не будет. `
}

/** Asks for the reason and lists what ends with the subscription. */
export function CancelForm({ order, isOpen, onCancelled }: CancelFormProps) {
  const [cancel] = useCancelSubscriptionMutation()
  const [readSubscription] = useLazySubscriptionQuery()
  const onSubmit = async ({ reason, comment }: InferType<typeof rules>) => {
    await settledWrite(
      () => cancel(comment === '' ? reason : `${reason}: ${comment}`).unwrap(),
      () => readSubscription(),
      (now) => !goesOn(now),
    )
    onCancelled()
  }
  return (
    <Form
      schema={rules}
      initial={{ reason: '', comment: '' }}
      onSubmit={onSubmit}
      draftKey="subscription-cancel"
    >
      {({ reason }) => (
        <>
          <p>
            {order && outcomeOf(order, isOpen)}
            Скидка по подписке больше не действует. Баллы за прошлые заказы сохранятся.
          </p>
          <RadioCards name="reason" label="Почему вы уходите?" options={options} />
          <TextareaField
            name="comment"
            label={reason === OTHER ? 'Что случилось' : 'Комментарий'}
            optional={reason !== OTHER}
            maxLength={500}
          />
          <div className="dialog__actions">
            <SubmitButton variant="danger">Отменить подписку</SubmitButton>
            <DismissButton>Оставить</DismissButton>
          </div>
        </>
      )}
    </Form>
  )
}
