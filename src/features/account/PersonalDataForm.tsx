import { useState } from 'react'
import type { InferType } from 'yup'
import { shopToday } from '../../domain/days'
import { CityField } from '../../forms/CityField'
import { DateField } from '../../forms/DateField'
import { Form } from '../../forms/Form'
import { RadioCards } from '../../forms/RadioCards'
import { SentNote } from '../../forms/SentNote'
import { SubmitButton } from '../../forms/SubmitButton'
import { TextField } from '../../forms/TextField'
import type { Search } from '../../forms/useSuggestions'
import { FixedBirthday } from './FixedBirthday'
import type { Profile } from './profile'
import { useSaveProfileMutation } from './profileApi'
import { personalDraft, personalRules, typedPersonal } from './profileRules'

const genders = [
  { value: 'female', label: 'Женский' },
  { value: 'male', label: 'Мужской' },
  { value: '', label: 'Не указывать' },
]

export function PersonalDataForm({ profile, searchCity }: { profile: Profile; searchCity: Search }) {
  const [save] = useSaveProfileMutation()
  const [rules] = useState(() => personalRules(shopToday()))
  const onSubmit = (typed: InferType<typeof rules>) => save(personalDraft(typed, profile)).unwrap()
  return (
    <Form schema={rules} initial={typedPersonal(profile)} onSubmit={onSubmit} draftKey="profile">
      <TextField name="last_name" label="Фамилия" autoComplete="family-name" />
      <div className="fields">
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <TextField name="second_name" label="Отчество" autoComplete="additional-name" optional />
      </div>
      {profile.isBirthdayChangeAvailable ? (
        <DateField
          name="birthday"
          label="Дата рождения"
          autoComplete="bday"
          min="1900-01-01"
          max={shopToday()}
          optional
        />
      ) : (
        <FixedBirthday birthday={profile.birthday} />
      )}
      <RadioCards name="gender" label="Пол" options={genders} optional />
      <CityField name="fias_id" label="Город" search={searchCity} optional />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
