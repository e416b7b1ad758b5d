import { useMemo, useState } from 'react'
import { shopToday } from '#domain/dates/days'
import { CityField } from '#parts/CityField'
import { DateField } from '#forms/fields/DateField'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { useCitySearch } from '#data/city/useCitySearch'
import { FixedBirthday } from './FixedBirthday'
import type { Profile } from '#data/profile/profile'
import { useSaveProfileMutation } from '#data/profile/profileEditsApi'
import { personalEdit, personalRules, typedPersonal, type Personal } from './profileRules'

const genders = [
  { value: 'female', label: 'Женский' },
  { value: 'male', label: 'Мужской' },
  { value: '', label: 'Не указывать' },
]

export function PersonalDataForm({ profile }: { profile: Profile }) {
  const [save] = useSaveProfileMutation()
  const searchCity = useCitySearch()
  const isBirthdayFixed = !profile.isBirthdayChangeAvailable
  const rules = useMemo(() => personalRules(shopToday(), isBirthdayFixed), [isBirthdayFixed])
  // The start is kept, not read from the present record: that may be fresher than the fields.
  const [start, setStart] = useState(() => typedPersonal(profile))
  const onSubmit = async (heard: Personal) => {
    // A draft may be older than the day on which the birthday became fixed.
    const typed = isBirthdayFixed ? { ...heard, birthday: start.birthday } : heard
    await save(personalEdit(rules.cast(start), typed)).unwrap()
    setStart(typed)
  }
  return (
    <Form schema={rules} initial={start} onSubmit={onSubmit} draftKey="profile">
      <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
      <div className="fields">
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <TextField name="secondName" label="Отчество" autoComplete="additional-name" optional />
      </div>
      {isBirthdayFixed ? (
        <FixedBirthday birthday={profile.birthday} />
      ) : (
        <DateField
          name="birthday"
          label="Дата рождения"
          autoComplete="bday"
          min="1900-01-01"
          max={shopToday()}
          optional
        />
      )}
      <RadioCards name="gender" label="Пол" options={genders} inRow optional />
      <CityField name="fiasId" label="Город" search={searchCity} optional />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
