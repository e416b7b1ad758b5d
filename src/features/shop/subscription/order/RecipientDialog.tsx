import { object, type InferType } from 'yup'
import { isCountryCode, type CountryCode } from '#domain/phone'
import { Form } from '#forms/Form'
import { PhoneField } from '#forms/fields/PhoneField'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import type { OrderDialogProps } from './orderDialogs'
import { useSetSubscriptionRecipientMutation } from '#data/subscription/orderEditsApi'

const country: CountryCode = 'ru'

const rules = object({
  name: text().required().maxLength(100),
  country: text().default(country),
  phone: text().required().phone(),
})

export function RecipientDialog({ order, onClosed, onDone }: OrderDialogProps) {
  const recipient = order.recipient || null
  const [set] = useSetSubscriptionRecipientMutation()
  const onSubmit = async ({ name, phone, country: code }: InferType<typeof rules>) => {
    await set({ name, phone, country: isCountryCode(code) ? code : country }).unwrap()
    onDone('Получатель изменён')
  }
  return (
    <Dialog title="Кто получит заказ" onClosed={onClosed}>
      <Form
        schema={rules}
        initial={{
          name: recipient?.name ?? '',
          phone: recipient?.phone ?? '',
          country: recipient?.country ?? country,
        }}
        onSubmit={onSubmit}
        draftKey="subscription-recipient"
      >
        <TextField name="name" label="Имя и фамилия" autoComplete="name" />
        <PhoneField name="phone" label="Телефон" hint="По нему позвонит курьер" />
        <div className="dialog__actions">
          <SubmitButton>Сохранить</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
