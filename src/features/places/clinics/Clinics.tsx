import { type Clinic } from '#data/locator/locatorPoint'
import { useClinicSuggestions } from '#data/locator/usePlaceSuggestions'
import { type FinderTexts } from '#map/lib/FinderTexts'
import { PlaceContacts } from '#map/PlaceContacts'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { useClinicQuery } from '#data/locator/locatorApi'
import { safeHref } from '#domain/safeHref'
import { TextLink } from '#ui/controls/TextLink'
import { PlacesCard } from '../parts/PlacesCard'
import { type DetailProps, PlaceDetail } from '../parts/PlaceDetail'
import { problemOf } from '../parts/problemOf'
import { useClinicSearch } from './useClinicSearch'

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
