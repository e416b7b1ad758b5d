import { useMemo, useState } from 'react'
import { useCitySearch } from '#data/city/useCitySearch'
import type { Person } from '#data/profile/profile'
import { shopToday } from '#domain/dates/days'
import { DateField } from '#forms/fields/DateField'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { CityField } from '../CityField'
import { personalRules, typedPersonal, type Personal } from '../lib/personalRules'
import { formatDate, UNSHOWN_DATE } from '#domain/dates/dates'
import { ChatLink } from '#ui/controls/ChatLink'

const genders = [
  { value: 'female', label: 'Женский' },
  { value: 'male', label: 'Мужской' },
]

/** It is not offered where the given one cannot be read, because it would look chosen. */
const NOT_TOLD = { value: '', label: 'Не указывать' }

interface PersonalFormProps {
  person: Person
  draftKey: string
  /** @param start the form's initial values, normalised by its rules */
  save: (start: Personal, typed: Personal) => Promise<unknown>
}

/** Name, birthday, sex and city, for both cabinets. */
export function PersonalForm({ person, draftKey, save }: PersonalFormProps) {
  const searchCity = useCitySearch()
  const isBirthdayFixed = !person.isBirthdayChangeAvailable
  const rules = useMemo(() => personalRules(shopToday(), isBirthdayFixed), [isBirthdayFixed])
  // The initial values are kept, because the current record may be newer than the fields.
  const [start, setStart] = useState(() => typedPersonal(person))
  const onSubmit = async (heard: Personal) => {
    // A draft may date from before the birthday became fixed.
    const typed = isBirthdayFixed ? { ...heard, birthday: start.birthday } : heard
    await save(rules.cast(start), typed)
    setStart(typed)
  }
  return (
    <Form schema={rules} initial={start} onSubmit={onSubmit} draftKey={draftKey}>
      <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
      <div className="fields">
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <TextField name="secondName" label="Отчество" autoComplete="additional-name" optional />
      </div>
      {isBirthdayFixed ? (
        <FixedBirthday birthday={person.birthday} />
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
      <RadioCards
        name="gender"
        label="Пол"
        options={person.gender === false ? genders : [...genders, NOT_TOLD]}
        inRow
        optional
      />
      <CityField name="fiasId" label="Город" search={searchCity} optional />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}

/** Shows a birthday that cannot be edited, and how to get it corrected. */
function FixedBirthday({ birthday }: Pick<Person, 'birthday'>) {
  return (
    <div className="field">
      <p className="small strong">Дата рождения</p>
      <p>{birthday === false ? UNSHOWN_DATE : formatDate(birthday) || 'Не указана'}</p>
      <p className="hint">
        Изменить её здесь нельзя. Если в ней ошибка, напишите <ChatLink>в чат поддержки</ChatLink>.
      </p>
    </div>
  )
}
