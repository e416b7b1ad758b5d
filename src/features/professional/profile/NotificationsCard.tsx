import { useState } from 'react'
import { boolean, object, type InferType } from 'yup'
import type { Specialist } from '#data/specialist/specialist'
import { useSaveProfileCardMutation } from '#data/specialist/specialistEditsApi'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { ProfileCard } from './ProfileCard'

const box = () => boolean().required().default(false)
const rules = object({
  subscribeNewMaterials: box(),
  subscribeNewEvents: box(),
  subscribeProgress: box(),
  subscribeCalls: box(),
  subscribeMailings: box(),
})

const FIELD_OF = { unsubscribeCalls: 'subscribeCalls', unsubscribeMailings: 'subscribeMailings' }

export const NotificationsCard = () => (
  <ProfileCard title="Уведомления" heights={[24, 24, 24, 24, 24, 48]}>
    {(specialist) => <NotificationsForm specialist={specialist} />}
  </ProfileCard>
)

/** Asks which messages to subscribe to; two of the fields are inverted on the wire (contract 7.2). */
function NotificationsForm({ specialist }: { specialist: Specialist }) {
  const [save] = useSaveProfileCardMutation()
  const [start, setStart] = useState<InferType<typeof rules>>(() => ({
    subscribeNewMaterials: specialist.subscribeNewMaterials,
    subscribeNewEvents: specialist.subscribeNewEvents,
    subscribeProgress: specialist.subscribeProgress,
    subscribeCalls: specialist.subscribeCalls,
    subscribeMailings: specialist.subscribeMailings,
  }))
  const onSubmit = async (edit: InferType<typeof rules>) => {
    await save({ start, edit }).unwrap()
    setStart(edit)
  }
  return (
    <Form
      schema={rules}
      initial={start}
      onSubmit={onSubmit}
      draftKey="specialist-notifications"
      fieldOf={FIELD_OF}
    >
      <div>
        <CheckboxField name="subscribeNewMaterials" label="Новые материалы" />
        <CheckboxField name="subscribeNewEvents" label="Новые мероприятия" />
        <CheckboxField name="subscribeProgress" label="Мой прогресс" />
        <CheckboxField name="subscribeCalls" label="Звонки" />
        <CheckboxField name="subscribeMailings" label="Рассылки" />
      </div>
      <p className="small soft">Отмечено — значит, подписаны.</p>
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
