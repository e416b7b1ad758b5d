import { useDeferredValue, useMemo, useState } from 'react'
import type { Clinic } from '#data/locator/locatorPoint'
import { useClinicSuggestions } from '#data/locator/usePlaceSuggestions'
import type { FinderTexts } from '#map/lib/FinderTexts'
import { PlaceContacts } from '#map/PlaceContacts'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { useClinicQuery, useClinicsQuery } from '#data/locator/locatorApi'
import { safeHref } from '#domain/safeHref'
import { TextLink } from '#ui/controls/TextLink'
import { remoteData } from '#domain/remoteData'
import { usePlaceIndex } from '#map/lib/usePlaceIndex'
import { PlacesCard } from '../parts/PlacesCard'
import { type DetailProps, PlaceDetail } from '../parts/PlaceDetail'
import { problemOf } from '../parts/problemOf'

const TEXTS: FinderTexts = {
  map: 'Клиники на карте',
  noun: ['клиника', 'клиники', 'клиник'],
  found: ['Найдена', 'Найдено', 'Найдено'],
  nothing: 'Клиники не найдены',
  mapFailed: 'Карта не загрузилась. Все клиники есть в списке',
  chosen: 'Выбрана',
  nowhere: 'Местоположение недоступно: выберите город.',
}

/** Renders the island `cataract-clinics`. */
export function Clinics({ selected }: { selected: string | undefined }) {
  const { clinics, found, listed, query, setQuery, cities, city, setCity } = useClinicSearch()
  return (
    <PlacesCard
      name="cataract-clinics"
      title="Клиники"
      texts={TEXTS}
      places={clinics}
      failure="Клиники не загрузились"
      loading="Загружаем клиники"
      found={found}
      selected={selected}
      query={query}
      onTyped={setQuery}
      suggest={useClinicSuggestions(listed)}
      actions={Call}
      detail={(props) => <ClinicDetail key={props.known.id} {...props} />}
    >
      <CitySelect cities={cities} city={city} onChanged={setCity} />
    </PlacesCard>
  )
}

const Call = (clinic: Clinic) =>
  clinic.phone !== null && <PlaceContacts place={{ ...clinic, coordinates: null }} call="Позвонить" />

interface CitySelectProps {
  cities: readonly string[]
  /** The selected city; '' stands for all cities. */
  city: string
  onChanged: (city: string) => void
}

function CitySelect({ cities, city, onChanged }: CitySelectProps) {
  return (
    <LabelledSelect label="Город" value={city} onChosen={onChanged}>
      <option value="">Все города</option>
      {cities.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </LabelledSelect>
  )
}

function ClinicDetail(props: DetailProps<Clinic>) {
  const { known, isInRow } = props
  const { data: detailed, error } = useClinicQuery(known.id)
  const clinic = detailed ?? known
  const isCalledInRow = isInRow && clinic.phone === known.phone
  return (
    <PlaceDetail
      {...props}
      // The row has the call itself.
      place={isCalledInRow ? { ...clinic, phone: null } : clinic}
      problem={problemOf(error, 'Эта клиника больше не работает')}
      call="Позвонить"
    >
      {safeHref(clinic.link) !== undefined && (
        <div>
          <TextLink href={clinic.link} newTab>
            Сайт клиники
          </TextLink>
        </div>
      )}
    </PlaceDetail>
  )
}

const wordsOf = ({ name, address, city }: Clinic) => `${name} ${city} ${address}`
const NONE: readonly Clinic[] = []

/** Holds the search and the city, and returns the clinics that match them. */
function useClinicSearch() {
  const clinics = useClinicsQuery()
  // Until the clinics are known, the search works on an empty list, which is not shown.
  const read = remoteData(clinics)
  const all = read.state === 'known' ? read.value : NONE
  const [query, setQuery] = useState('')
  const [chosen, setCity] = useState('')
  const cities = useMemo(
    () =>
      [...new Set(all.map((clinic) => clinic.city))]
        .filter(Boolean)
        .toSorted((one, other) => one.localeCompare(other, 'ru')),
    [all],
  )
  // The list may have been read again without the clinics of the chosen city.
  const city = cities.includes(chosen) ? chosen : ''
  const index = usePlaceIndex(all, wordsOf)
  const wanted = useDeferredValue(query)
  const found = useMemo(
    () => index.withWords(wanted).filter((clinic) => city === '' || clinic.city === city),
    [index, wanted, city],
  )
  return { clinics, found, listed: index.withWords, query, setQuery, cities, city, setCity }
}
