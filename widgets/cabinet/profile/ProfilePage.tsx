import { ContactsCard } from '../../../src/features/account/ContactsCard'
import { LensesCard } from '../../../src/features/account/LensesCard'
import { PersonalDataCard } from '../../../src/features/account/PersonalDataCard'
import { SubscriptionsCard } from '../../../src/features/account/SubscriptionsCard'
import { AddressesCard } from '../../../src/features/addresses/AddressesCard'
import { useCitySearch } from '../../../src/features/city/useCitySearch'
import { usePhoneCalls } from '../../../src/features/service/usePhoneCalls'
import { StyleSheet } from '../../../src/ui/StyleSheet'
import { lensCatalogue } from './lensCatalogue'
import css from './profile.css'

/** 'Мои данные': each card loads, saves and fails on its own. */
export function Page() {
  const searchCity = useCitySearch()
  const phoneCalls = usePhoneCalls()
  return (
    <div className="profile">
      <StyleSheet href={css} />
      <PersonalDataCard searchCity={searchCity} />
      <ContactsCard phoneCalls={phoneCalls} />
      <SubscriptionsCard />
      <LensesCard catalogue={lensCatalogue} />
      <AddressesCard searchCity={searchCity} />
    </div>
  )
}
