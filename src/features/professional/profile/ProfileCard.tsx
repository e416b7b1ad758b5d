import type { ReactNode } from 'react'
import type { Specialist, SpecialistProfile } from '#data/specialist/specialist'
import { useSpecialistProfileQuery } from '#data/specialist/specialistApi'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'

interface ProfileCardProps {
  title: string
  heights: number[]
  children: (specialist: Specialist, profile: SpecialistProfile) => ReactNode
}

/** Shows a card of the profile with its loading and failure states. */
export const ProfileCard = ({ title, heights, children }: ProfileCardProps) => (
  <Card title={title}>
    <Loaded
      query={useSpecialistProfileQuery()}
      failure="Данные не загрузились"
      skeleton={<Skeleton label={`Загружаем: ${title}`} heights={heights} />}
    >
      {(profile) => profile.specialist && children(profile.specialist, profile)}
    </Loaded>
  </Card>
)
