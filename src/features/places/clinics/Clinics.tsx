import { useCallback, useState } from 'react'
import type { Clinic } from '../../../data/locator/locatorPoint'
import { useFailureLog } from '../../../data/locator/useFailureLog'
import { useClinicSuggestions } from '../../../data/locator/usePlaceSuggestions'
import { sameId } from '../../../domain/Id'
import { openNow } from '../../../domain/openingHours'
import { SearchField } from '../../../forms/SearchField'
import { ChosenPlace } from '../../../map/ChosenPlace'
import { PlaceContacts } from '../../../map/PlaceContacts'
import type { FinderTexts } from '../../../map/FinderTexts'
import { PlaceFinder } from '../../../map/PlaceFinder'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { Skeleton } from '../../../ui/Skeleton'
import { useChosenPlace } from '../parts/useChosenPlace'
import { ClinicDialog } from './ClinicDialog'
import { CitySelect } from './CitySelect'
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

/** The island `cataract-clinics`. */
export function Clinics({ selected }: { selected: string | undefined }) {
  const { clinics, found, listed, query, setQuery, cities, city, setCity } = useClinicSearch()
  const suggest = useClinicSuggestions(listed)
  const { chosen, choose } = useChosenPlace('cataract-clinics', selected)
  const [opened, setOpened] = useState<Clinic>()
  const log = useFailureLog()
  const onMapFailed = useCallback(() => log('map_failed'), [log])
  const onOpened = useCallback(
    (clinic: Clinic) => {
      choose(clinic.id)
      setOpened(clinic)
    },
    [choose],
  )
  return (
    <Card title="Клиники">
      <Loaded
        query={clinics}
        failure="Клиники не загрузились"
        skeleton={<Skeleton label="Загружаем клиники" heights={[48, 40, 64, 64, 64]} />}
        empty={<EmptyNote>Клиники не найдены</EmptyNote>}
      >
        {(all) => {
          const place = all.find(({ id }) => sameId(id, chosen))
          return (
            <PlaceFinder
              texts={TEXTS}
              found={found}
              selected={place?.id}
              facts={Facts}
              actions={Call}
              onOpened={onOpened}
              onMapFailed={onMapFailed}
            >
              {place && <ChosenPlace chosen={TEXTS.chosen} place={place} onOpened={() => setOpened(place)} />}
              <SearchField
                label="Поиск по названию и адресу"
                value={query}
                onTyped={setQuery}
                search={suggest}
                onChosen={({ id, label }) => {
                  const clinic = all.find((one) => sameId(one.id, id))
                  if (clinic) onOpened(clinic)
                  else setQuery(label)
                }}
              />
              <CitySelect cities={cities} city={city} onChanged={setCity} />
            </PlaceFinder>
          )
        }}
      </Loaded>
      {opened && <ClinicDialog key={opened.id} known={opened} onClosed={() => setOpened(undefined)} />}
    </Card>
  )
}

function Facts({ workTime }: Clinic) {
  const hours = [workTime, openNow(workTime)].filter(Boolean).join(' · ')
  return hours === '' ? null : <span className="small soft">{hours}</span>
}

const Call = (clinic: Clinic) =>
  clinic.phone !== null && <PlaceContacts place={{ ...clinic, coordinates: null }} call="Позвонить" />
