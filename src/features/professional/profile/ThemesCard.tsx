import { useState } from 'react'
import type { InferType } from 'yup'
import type { Specialist, Specialization, Theme } from '#data/specialist/specialist'
import { useSaveProfileCardMutation } from '#data/specialist/specialistEditsApi'
import { useSpecialistThemesQuery, useSpecializationsQuery } from '#data/specialist/workPlacesApi'
import { allData, remoteData } from '#domain/remoteData'
import { CheckboxTree } from '#forms/fields/CheckboxTree'
import { Form } from '#forms/Form'
import { SentNote } from '#forms/SentNote'
import { SubmitButton } from '#forms/SubmitButton'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { ProfileCard } from './ProfileCard'
import { idsAsTheyCame, optionsOf, themesRules } from './specialistRules'

const HEIGHTS = [...Array<number>(13).fill(24), 48]

export const ThemesCard = () => (
  <ProfileCard title="Специализации и темы" heights={HEIGHTS}>
    {(specialist) => <Choices specialist={specialist} />}
  </ProfileCard>
)

function Choices({ specialist }: { specialist: Specialist }) {
  const tree = remoteData(useSpecializationsQuery())
  const themes = remoteData(useSpecialistThemesQuery())
  return (
    <Loaded
      query={allData({ tree, themes })}
      failure="Списки не загрузились"
      skeleton={<Skeleton label="Загружаем списки" heights={HEIGHTS} />}
    >
      {({ tree, themes }) => <ThemesForm {...{ specialist, tree, themes }} />}
    </Loaded>
  )
}

interface ThemesFormProps {
  specialist: Specialist
  tree: Specialization[]
  themes: Theme[]
}

function ThemesForm({ specialist, tree, themes }: ThemesFormProps) {
  const [save] = useSaveProfileCardMutation()
  const [options] = useState(() => optionsOf(tree))
  const [rules] = useState(() => themesRules(options))
  const [saved, setSaved] = useState({
    specializations: specialist.specializations,
    themes: specialist.themes,
  })
  const [initial, setInitial] = useState({
    specializations: specialist.specializations.map(String),
    themes: specialist.themes.map(String),
  })
  const onSubmit = async (typed: InferType<typeof rules>) => {
    const known = tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
    const edit = {
      specializations: idsAsTheyCame(saved.specializations, known, typed.specializations),
      themes: idsAsTheyCame(
        saved.themes,
        themes.map(({ id }) => id),
        typed.themes,
      ),
    }
    await save({ start: saved, edit }).unwrap()
    setSaved(edit)
    setInitial(typed)
  }
  return (
    <Form schema={rules} initial={initial} onSubmit={onSubmit} draftKey="specialist-themes">
      <CheckboxTree name="specializations" label="Специализации" options={options} optional />
      <CheckboxTree
        name="themes"
        label="Темы материалов"
        options={themes.map(({ id, title }) => ({ value: String(id), label: title }))}
        optional
      />
      <SentNote>Изменения сохранены</SentNote>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  )
}
