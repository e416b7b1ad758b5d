import type { Profile } from '#data/profile/profile'
import { useSaveProfileMutation } from '#data/profile/profileEditsApi'
import { PersonalForm } from '#parts/personal/PersonalForm'
import { personalEdit } from './profileRules'

export function PersonalDataForm({ profile }: { profile: Profile }) {
  const [save] = useSaveProfileMutation()
  return (
    <PersonalForm
      person={profile}
      draftKey="profile"
      save={(start, typed) => save(personalEdit(start, typed)).unwrap()}
    />
  )
}
