import { useState } from 'react'
import type { Specialist } from '#data/specialist/specialist'
import { useSaveProfileCardMutation } from '#data/specialist/specialistEditsApi'
import { NumberField } from '#forms/fields/NumberField'
import { RadioCards } from '#forms/fields/RadioCards'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { ProfileCard } from './ProfileCard'
import { incisions, siaText, surgeryCard, surgeryRules, type Surgery } from './specialistRules'

export const SurgeryCard = () => (
  <ProfileCard title="Хирургия" heights={[64, 64, 64, 48, 48]}>
    {(specialist) => <SurgeryForm specialist={specialist} />}
  </ProfileCard>
)

function SurgeryForm({ specialist }: { specialist: Specialist }) {
  const [save] = useSaveProfileCardMutation()
  const [start, setStart] = useState<Surgery>(() => ({
    mainIncisionLocation: specialist.mainIncisionLocation || '',
    sia: siaText(specialist.sia),
  }))
  const onSubmit = async (typed: Surgery) => {
    await save({ start: surgeryCard(start), edit: surgeryCard(typed) }).unwrap()
    setStart(typed)
  }
  return (
    <Form schema={surgeryRules} initial={start} onSubmit={onSubmit} draftKey="specialist-surgery">
      <RadioCards
        name="mainIncisionLocation"
        label="Основной разрез"
        {...(specialist.mainIncisionLocation === false
          ? { options: incisions, hint: 'Указанный разрез не удалось показать' }
          : { options: [...incisions, { value: '', label: 'Не указан' }] })}
        optional
      />
      <NumberField
        name="sia"
        label="SIA, D"
        hint="Ваш средний, от 0 до 3 D. Подставится в новые запросы на ИОЛ вместе с разрезом"
        optional
      />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
