import { AddressesCard } from '../../../src/features/addresses/AddressesCard'
import { useCitySearch } from '../../../src/features/city/useCitySearch'

/** 'Мои данные': each card loads, saves and fails on its own. */
export function Page() {
  const searchCity = useCitySearch()
  return <AddressesCard searchCity={searchCity} />
}
