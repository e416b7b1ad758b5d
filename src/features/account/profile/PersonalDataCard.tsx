import type { Profile } from '#data/profile/profile'
import { useProfileQuery } from '#data/profile/profileApi'
import { useSaveProfileMutation } from '#data/profile/profileEditsApi'
import { PersonalForm } from '#parts/personal/PersonalForm'
import { LoadedCard } from '#ui/LoadedCard'
import { useCallback } from 'react'
import { personalEdit } from './profileRules'

/** @param focused the field that takes the focus once the form is rendered */
export function PersonalDataCard({ focused }: { focused?: 'birthday' | 'fiasId' | undefined }) {
  const profile = useProfileQuery()
  const form = useCallback(
    (drawn: HTMLElement | null) => {
      if (focused) drawn?.querySelector<HTMLElement>(`[name=${focused}]`)?.focus()
    },
    [focused],
  )
  return (
    <LoadedCard
      title="Личные данные"
      query={profile}
      failure="Данные не загрузились"
      skeleton={{ label: 'Загружаем данные', heights: [20, 48, 20, 48, 20, 48, 20, 24, 20, 168, 20, 48, 48] }}
    >
      {(data) => (
        <div ref={form}>
          <PersonalDataForm profile={data} />
        </div>
      )}
    </LoadedCard>
  )
}

function PersonalDataForm({ profile }: { profile: Profile }) {
  const [save] = useSaveProfileMutation()
  return (
    <PersonalForm
      person={profile}
      draftKey="profile"
      save={(start, typed) => save(personalEdit(start, typed)).unwrap()}
    />
  )
}
