import { object, type InferType } from 'yup'
import { formatDay } from '#domain/dates/dates'
import { settledWrite } from '#parts/lib/settledWrite'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { goesOn, type SubscriptionOrder } from '#data/subscription/subscription'
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
  onCancelled: () => void
}

const deliveryInWords = ({ scheduledAt }: SubscriptionOrder) =>
  scheduledAt === null ? 'Следующая доставка' : `Доставка ${formatDay(scheduledAt)}`

/** Asks for the reason and lists what ends with the subscription. */
export function CancelForm({ order, onCancelled }: CancelFormProps) {
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
  const isComing = order?.isConfirmed === true
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
            {order && !isComing && `${deliveryInWords(order)} не состоится. `}
            {isComing && 'Подтверждённый заказ приедет, новых не будет. '}
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
