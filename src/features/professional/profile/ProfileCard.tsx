import type { ReactNode } from 'react'
import type { Specialist, SpecialistProfile } from '#data/specialist/specialist'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { LoadedCard } from '#ui/LoadedCard'

interface ProfileCardProps {
  title: string
  heights: number[]
  children: (specialist: Specialist, profile: SpecialistProfile) => ReactNode
}

/** Shows a card of the profile with its loading and failure states. */
export const ProfileCard = ({ title, heights, children }: ProfileCardProps) => (
  <LoadedCard
    title={title}
    query={useSpecialistProfileQuery()}
    failure="Данные не загрузились"
    skeleton={{ label: `Загружаем: ${title}`, heights }}
  >
    {(profile) => profile.specialist && children(profile.specialist, profile)}
  </LoadedCard>
)
