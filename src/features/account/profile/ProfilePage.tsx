import { ContactsCard } from './ContactsCard'
import { LensesCard } from './LensesCard'
import { PersonalDataCard } from './PersonalDataCard'
import { SubscriptionsCard } from './SubscriptionsCard'
import { AddressesCard } from '../addresses/AddressesCard'
import { StyleSheet } from '#ui/StyleSheet'
import css from './profile.css'

/** Shows 'Мои данные': each card loads, saves and fails on its own. */
export function ProfilePage() {
  return (
    <div className="profile">
      <StyleSheet href={css} />
      <div className="profile__column">
        <ContactsCard />
        <PersonalDataCard />
      </div>
      <div className="profile__column">
        <LensesCard />
        <SubscriptionsCard />
        <AddressesCard />
      </div>
    </div>
  )
}
