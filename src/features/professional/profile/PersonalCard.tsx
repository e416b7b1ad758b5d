import type { SpecialistProfile } from '#data/specialist/specialist'
import { useSaveProfileCardMutation } from '#data/specialist/specialistEditsApi'
import { PersonalForm } from '#parts/personal/PersonalForm'
import { Notice } from '#ui/states/Notice'
import { AvatarField } from './AvatarField'
import { ProfileCard } from './ProfileCard'
import { personalCard } from './specialistRules'

export const PersonalCard = () => (
  <ProfileCard title="Личные данные" heights={[96, 20, 48, 20, 48, 20, 48, 48]}>
    {(_, profile) => (
      <>
        {profile.restrictions.map((text) => (
          <Notice key={text}>{text}</Notice>
        ))}
        <AvatarField address={profile.avatar} />
        <OwnForm profile={profile} />
      </>
    )}
  </ProfileCard>
)

function OwnForm({ profile }: { profile: SpecialistProfile }) {
  const [save] = useSaveProfileCardMutation()
  return (
    <PersonalForm
      person={profile}
      draftKey="specialist-personal"
      save={(start, typed) => save({ start: personalCard(start), edit: personalCard(typed) }).unwrap()}
    />
  )
}
