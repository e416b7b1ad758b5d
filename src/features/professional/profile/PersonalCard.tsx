import { useMemo, useState } from 'react'
import { useCitySearch } from '#data/city/useCitySearch'
import type { SpecialistProfile } from '#data/specialist/specialist'
import { useSaveProfileCardMutation } from '#data/specialist/specialistEditsApi'
import { formatDate } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { DateField } from '#forms/fields/DateField'
import { RadioCards } from '#forms/fields/RadioCards'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { CityField } from '#parts/CityField'
import { ChatLink } from '#ui/controls/ChatLink'
import { Notice } from '#ui/states/Notice'
import { AvatarField } from './AvatarField'
import { ProfileCard } from './ProfileCard'
import { personalCard, personalRules, typedPersonal, type Personal } from './specialistRules'

const genders = [
  { value: 'female', label: 'Женский' },
  { value: 'male', label: 'Мужской' },
  { value: '', label: 'Не указывать' },
]

export const PersonalCard = () => (
  <ProfileCard title="Личные данные" heights={[96, 20, 48, 20, 48, 20, 48, 48]}>
    {(_, profile) => (
      <>
        {profile.restrictions.map((text) => (
          <Notice key={text}>{text}</Notice>
        ))}
        <AvatarField address={profile.avatar} />
        <PersonalForm profile={profile} />
      </>
    )}
  </ProfileCard>
)

function PersonalForm({ profile }: { profile: SpecialistProfile }) {
  const [save] = useSaveProfileCardMutation()
  const searchCity = useCitySearch()
  const isFixed = !profile.isBirthdayChangeAvailable
  const rules = useMemo(() => personalRules(shopToday(), isFixed), [isFixed])
  // The start is kept, not read from the present record: that may be fresher than the fields.
  const [start, setStart] = useState(() => typedPersonal(profile))
  const onSubmit = async (heard: Personal) => {
    // A draft may be older than the day on which the birthday became fixed.
    const typed = isFixed ? { ...heard, birthday: start.birthday } : heard
    await save({ start: personalCard(rules.cast(start)), edit: personalCard(typed) }).unwrap()
    setStart(typed)
  }
  return (
    <Form schema={rules} initial={start} onSubmit={onSubmit} draftKey="specialist-personal">
      <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
      <div className="fields">
        <TextField name="name" label="Имя" autoComplete="given-name" />
        <TextField name="secondName" label="Отчество" autoComplete="additional-name" optional />
      </div>
      {isFixed ? (
        <div className="field">
          <p className="small strong">Дата рождения</p>
          <p>{formatDate(profile.birthday) || 'Не указана'}</p>
          <p className="hint">
            Изменить её можно <ChatLink>в чате поддержки</ChatLink>.
          </p>
        </div>
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
      <RadioCards name="gender" label="Пол" options={genders} optional />
      <CityField name="fiasId" label="Город" search={searchCity} optional />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
