import { SpecialistProfilePage } from '#features/professional/profile/SpecialistProfilePage'
import { ContactsCard } from './ContactsCard'

/** Shows 'Мой профиль' with the contacts, which the consumer's forms edit. */
export const SpecialistProfile = () => <SpecialistProfilePage contacts={<ContactsCard />} />
