import type { ReactNode } from 'react'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'
import { NotificationsCard } from './NotificationsCard'
import { PersonalCard } from './PersonalCard'
import { QuestionnaireCard } from './QuestionnaireCard'
import { SurgeryCard } from './SurgeryCard'
import { ThemesCard } from './ThemesCard'
import { WorkPlacesCard } from './WorkPlacesCard'

/** Shows 'Мой профиль'; each card loads, saves and fails independently. */
export const SpecialistProfilePage = ({ contacts }: { contacts?: ReactNode }) => (
  <div className="pro">
    <StyleSheet href={css} />
    <div>
      <PersonalCard />
      {contacts}
      <WorkPlacesCard />
    </div>
    <div>
      <ThemesCard />
      <SurgeryCard />
      <NotificationsCard />
      <QuestionnaireCard />
    </div>
  </div>
)
