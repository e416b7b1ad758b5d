import { useState } from 'react'
import { object, string, type InferType } from 'yup'
import { useRegisterMutation, useSpecialitiesQuery } from '#data/auth/authApi'
import type { ConfirmedPhone, Speciality } from '#data/auth/authApi'
import { useWorkPlaceSearch, workPlaceIdOf } from '#data/auth/useWorkPlaceSearch'
import { shopToday } from '#domain/dates/days'
import { parseDate } from '#domain/dates/parseDate'
import { formatPhone } from '#domain/phone'
import { CheckboxTree } from '#forms/fields/CheckboxTree'
import { DateField } from '#forms/fields/DateField'
import { EmailField } from '#forms/fields/EmailField'
import { PasswordField } from '#forms/fields/PasswordField'
import { TextField } from '#forms/fields/TextField'
import { idsOfSome, text } from '#forms/lib/rules'
import { CityField } from '#parts/CityField'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { useLogin } from './LoginContext'
import { memberRules } from './authRules'
import { RegistrationEnd } from './RegistrationEnd'
import { StepForm } from './StepForm'

const specialistRules = (today: string, specialities: readonly Speciality[]) =>
  memberRules(today).concat(
    object({
      secondName: text(),
      specIds: idsOfSome(specialities, 'Выберите хотя бы одну специальность'),
      workPlaceId: object({ id: string().nullable().default(null), label: text() }).requiredCustom(
        ({ id }) => id !== null,
        'Выберите место работы из списка',
      ),
    }),
  )

/** Focuses the first field once the form appears: when its step started, there was no field to focus yet. */
const focusFirstField = (part: HTMLElement | null): void => part?.querySelector('input')?.focus()

interface SpecialistRegistrationStepProps {
  confirmed: ConfirmedPhone
}

/** Registers a specialist. The phone was confirmed before and is sent again with its code. */
export function SpecialistRegistrationStep({ confirmed }: SpecialistRegistrationStepProps) {
  const specialities = useSpecialitiesQuery()
  return (
    <>
      <p>
        Номер <span className="num">{formatPhone(confirmed.phone, confirmed.country)}</span> подтверждён.
      </p>
      <Loaded
        query={specialities}
        failure="Специальности не загрузились"
        skeleton={<Skeleton label="Загружаем специальности" heights={[48, 48, 48, 96, 48]} />}
      >
        {(all) => (
          <div ref={focusFirstField}>
            <SpecialistForm confirmed={confirmed} specialities={all} />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface SpecialistFormProps extends SpecialistRegistrationStepProps {
  specialities: readonly Speciality[]
}

function SpecialistForm({ confirmed, specialities }: SpecialistFormProps) {
  const { signIn } = useLogin()
  const [register] = useRegisterMutation()
  const search = useWorkPlaceSearch()
  // The rules keep the day on which the form was opened, even past midnight.
  const [today] = useState(() => shopToday())
  const [rules] = useState(() => specialistRules(today, specialities))
  const onSubmit = async ({
    birthday,
    confirmPolicy,
    isAgreeMailings,
    secondName,
    specIds,
    workPlaceId,
    ...person
  }: InferType<typeof rules>) => {
    const token = await register({
      ...confirmed,
      ...person,
      type: 'specialist',
      birthday: parseDate(birthday) ?? '',
      secondName: secondName || null,
      // An id is sent back in its original type: a number or a text.
      specIds: specialities.map(({ id }) => id).filter((id) => specIds.includes(String(id))),
      workPlaceId: workPlaceIdOf(workPlaceId.id),
      hasAgreed: confirmPolicy,
      wantsMailings: isAgreeMailings,
    }).unwrap()
    return signIn(token)
  }
  return (
    <StepForm schema={rules} initial={rules.getDefault()} onSubmit={onSubmit}>
      <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
      <TextField name="name" label="Имя" autoComplete="given-name" />
      <TextField name="secondName" label="Отчество" autoComplete="additional-name" optional />
      <DateField name="birthday" label="Дата рождения" autoComplete="bday" min="1900-01-01" max={today} />
      <EmailField name="email" label="Электронная почта" autoComplete="username" />
      <PasswordField name="password" label="Пароль" autoComplete="new-password" />
      <CheckboxTree
        name="specIds"
        label="Специальности"
        options={specialities.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <CityField
        name="workPlaceId"
        label="Место работы"
        hint="Начните вводить название или адрес"
        search={search}
      />
      <RegistrationEnd goal="register" />
    </StepForm>
  )
}
