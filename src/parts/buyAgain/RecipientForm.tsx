import { object, string } from 'yup'
import type { ContactDraft } from '#domain/contact'
import type { CountryCode } from '#domain/phone'
import { Form } from '#forms/Form'
import { PhoneField } from '#forms/fields/PhoneField'
import { TextField } from '#forms/fields/TextField'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'

const rules = object({
  name: text().required('Укажите имя и фамилию'),
  phone: text().required('Укажите телефон').phone(),
  country: string<CountryCode>().required().default('ru'),
})

export interface RecipientFormProps {
  known: ContactDraft | undefined
  onChosen: (recipient: ContactDraft) => void
}

/** Who gets the order; the shop is told with the order. */
export const RecipientForm = ({ known, onChosen }: RecipientFormProps) => (
  <Form
    schema={rules}
    initial={known ?? { name: '', phone: '', country: 'ru' }}
    onSubmit={({ country, ...typed }) => {
      onChosen({ ...typed, country: country as CountryCode })
      return Promise.resolve()
    }}
  >
    <TextField name="name" label="Имя и фамилия" autoComplete="name" />
    <PhoneField name="phone" label="Телефон" />
    <div>
      <SubmitButton variant="secondary">Готово</SubmitButton>
    </div>
  </Form>
)
