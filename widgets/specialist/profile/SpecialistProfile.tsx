import { SpecialistProfilePage } from '#features/professional/profile/SpecialistProfilePage'
import { ContactsCard } from './ContactsCard'

/** 'Мой профиль' with the contacts, which are changed by the consumer's forms. */
export const SpecialistProfile = () => <SpecialistProfilePage contacts={<ContactsCard />} />
