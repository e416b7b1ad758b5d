import { useMemo } from 'react'
import { boolean, object, string, type InferType } from 'yup'
import type { Course, CourseApplication } from '#data/education/education'
import type { OwnWorkPlace, SpecialistProfile } from '#data/specialist/specialist'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { useOwnWorkPlacesQuery } from '#data/specialist/workPlacesApi'
import { sameId } from '#domain/Id'
import type { CountryCode } from '#domain/phone'
import { allData, remoteData } from '#domain/remoteData'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { EmailField } from '#forms/fields/EmailField'
import { PhoneField } from '#forms/fields/PhoneField'
import { SelectField } from '#forms/fields/SelectField'
import { TextareaField } from '#forms/fields/TextareaField'
import { TextField } from '#forms/fields/TextField'
import { Form } from '#forms/Form'
import { idOfOne, text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { fakeEmailDomain } from '#host/page/config'
import { TextLink } from '#ui/controls/TextLink'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { ConsentText } from '../ConsentText'

const MOST = 1000

const rulesFor = (places: readonly OwnWorkPlace[]) =>
  object({
    name: text().required(),
    phone: text().required().phone(),
    country: string<CountryCode>().default('ru'),
    email: text().required().email(fakeEmailDomain),
    workPlaceId: idOfOne(places, 'Выберите место работы'),
    comment: text().maxLength(MOST),
    // The server validates the consent and sends the error (contract 8.5).
    confirmPolicy: boolean().default(false),
  })

interface ApplyDialogProps {
  course: Course
  draftKey: string
  onSent: (application: CourseApplication) => Promise<unknown>
  onDone: () => void
  onClosed: () => void
}

/** Applies for a satellite or a course; the form starts with the specialist's data. */
export function ApplyDialog({ course, draftKey, onSent, onDone, onClosed }: ApplyDialogProps) {
  const profile = remoteData(useSpecialistProfileQuery())
  const places = remoteData(useOwnWorkPlacesQuery())
  return (
    <Dialog title={`Заявка: ${course.title}`} onClosed={onClosed}>
      <Loaded
        query={allData({ profile, places })}
        failure="Данные для заявки не загрузились"
        skeleton={<Skeleton label="Загружаем данные" heights={[64, 64, 64, 64, 64, 64, 64, 64, 48]} />}
      >
        {({ profile, places }) => (
          <ApplyForm {...{ draftKey, profile, places }} onSent={onSent} onDone={onDone} />
        )}
      </Loaded>
    </Dialog>
  )
}

interface ApplyFormProps extends Pick<ApplyDialogProps, 'draftKey' | 'onSent' | 'onDone'> {
  profile: SpecialistProfile
  places: OwnWorkPlace[]
}

function ApplyForm({ draftKey, profile, places, onSent, onDone }: ApplyFormProps) {
  const rules = useMemo(() => rulesFor(places), [places])
  const main = places.find(({ isMain }) => isMain) ?? places[0]
  const onSubmit = async ({
    workPlaceId,
    comment,
    confirmPolicy: hasAgreed,
    ...person
  }: InferType<typeof rules>) => {
    const place = places.find(({ id }) => sameId(id, workPlaceId))
    await onSent({ ...person, hasAgreed, workPlaceId: place?.id ?? workPlaceId, comment: comment || null })
    onDone()
  }
  return (
    <Form
      schema={rules}
      initial={{
        name: [profile.lastName, profile.name, profile.secondName].filter(Boolean).join(' '),
        phone: profile.phone || '',
        country: profile.country,
        email: profile.email || '',
        workPlaceId: main === undefined ? '' : String(main.id),
        comment: '',
        confirmPolicy: false,
      }}
      onSubmit={onSubmit}
      draftKey={draftKey}
    >
      <TextField name="name" label="Имя и фамилия" autoComplete="name" />
      <PhoneField name="phone" label="Телефон" />
      <EmailField name="email" label="Эл. почта" />
      <SelectField
        name="workPlaceId"
        label="Место работы"
        placeholder="Не выбрано"
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {places.length === 0 && (
        <TextLink to="/profile/" after="right">
          Добавить место работы в профиле
        </TextLink>
      )}
      <TextareaField name="comment" label="Комментарий" maxLength={MOST} optional />
      <CheckboxField name="confirmPolicy" label={<ConsentText />} />
      <div className="dialog__actions">
        <SubmitButton>Отправить заявку</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  )
}
