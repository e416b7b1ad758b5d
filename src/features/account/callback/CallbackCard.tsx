import { useState } from 'react'
import { boolean, object, string, type InferType } from 'yup'
import { useRequestCallMutation } from '#data/callback/callbackApi'
import { formatPhone, type CountryCode } from '#domain/phone'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { PhoneField } from '#forms/fields/PhoneField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { emit } from '#host/events'
import { Card } from '#ui/Card'
import { DoneNotice } from '#ui/states/DoneNotice'
import { PolicyLabel } from '../auth/PolicyLabel'

const rules = object({
  name: text(),
  phone: text().required().phone(),
  country: string<CountryCode>().default('ru'),
  // The request has no field for the consent: without it nothing is sent.
  confirmPolicy: boolean().default(false).isTrue('Нужно согласие'),
})

/** Renders the island `callback`, which asks the shop for a call (contract 11.6). */
export function CallbackCard() {
  const [request] = useRequestCallMutation()
  const [called, setCalled] = useState('')
  const onSubmit = async ({ name, phone, country }: InferType<typeof rules>) => {
    await request({ phone, country, name: name || null }).unwrap()
    setCalled(formatPhone(phone, country))
    emit('callback-requested')
  }
  return (
    <Card title="Заказать звонок">
      {called === '' ? (
        <Form
          schema={rules}
          initial={{ ...rules.getDefault(), confirmPolicy: false as true }}
          onSubmit={onSubmit}
          draftKey="callback"
        >
          <div className="fields fields--narrow">
            <TextField name="name" label="Имя" autoComplete="name" optional />
            <PhoneField name="phone" label="Телефон" />
          </div>
          <CheckboxField name="confirmPolicy" label={<PolicyLabel />} />
          <SubmitButton wide>Жду звонка</SubmitButton>
        </Form>
      ) : (
        <DoneNotice>{`Мы перезвоним по номеру ${called}`}</DoneNotice>
      )}
    </Card>
  )
}
