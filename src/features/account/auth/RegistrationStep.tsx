import { useState } from 'react'
import type { InferType } from 'yup'
import { shopToday } from '#domain/dates/days'
import { parseDate } from '#domain/dates/parseDate'
import { formatPhone } from '#domain/phone'
import { DateField } from '#forms/fields/DateField'
import { EmailField } from '#forms/fields/EmailField'
import { PasswordField } from '#forms/fields/PasswordField'
import { TextField } from '#forms/fields/TextField'
import { useRegisterMutation, type ConfirmedPhone } from '#data/auth/authApi'
import { useLogin } from './LoginContext'
import { memberRules } from './authRules'
import { RegistrationEnd } from './RegistrationEnd'
import { StepForm } from './StepForm'

/** Registers a customer with all data. The phone was confirmed before and is sent again with its code. */
export function RegistrationStep({ confirmed }: { confirmed: ConfirmedPhone }) {
  const { signIn } = useLogin()
  const [register] = useRegisterMutation()
  // The rules keep the day on which the form was opened, even past midnight.
  const [today] = useState(() => shopToday())
  const [rules] = useState(() => memberRules(today))
  const onSubmit = async (draft: InferType<typeof rules>) => {
    const { name, lastName, birthday, email, password, confirmPolicy, isAgreeMailings } = draft
    const token = await register({
      ...confirmed,
      name,
      lastName,
      birthday: parseDate(birthday) ?? '',
      email,
      password,
      hasAgreed: confirmPolicy,
      wantsMailings: isAgreeMailings,
    }).unwrap()
    return signIn(token)
  }
  return (
    <>
      <p>
        Номер <span className="num">{formatPhone(confirmed.phone, confirmed.country)}</span> подтверждён.
      </p>
      <StepForm schema={rules} initial={rules.getDefault()} onSubmit={onSubmit}>
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
        <DateField name="birthday" label="Дата рождения" autoComplete="bday" min="1900-01-01" max={today} />
        <EmailField name="email" label="Электронная почта" autoComplete="username" />
        <PasswordField name="password" label="Пароль" autoComplete="new-password" />
        <RegistrationEnd goal="register" />
      </StepForm>
    </>
  )
}
