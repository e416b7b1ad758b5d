import { useState } from 'react'
import { useCitiesQuery, useCitySearchQuery, useSetCityMutation } from '#data/city/cityApi'
import type { City } from '#data/places/places'
import { mapData, remoteData } from '#domain/remoteData'
import { count } from '#domain/numbers/counts'
import { SearchInput } from '#forms/SearchInput'
import { ShowMore } from '#ui/controls/ShowMore'
import { Dialog } from '#ui/dialogs/Dialog'
import { Icon } from '#ui/Icon'
import { useDebounced } from '#ui/lib/useDebounced'
import { usePress } from '#ui/lib/usePress'
import { EmptyNote } from '#ui/states/EmptyNote'
import { FailureNotice } from '#ui/states/FailureNotice'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { Spinner } from '#ui/states/Spinner'
import { StyleSheet } from '#ui/StyleSheet'
import css from './city.css'

export interface CityDialogProps {
  /** `fiasId` of the current city. */
  current: string | undefined
  onChosen: (city: City) => void
  onClosed: () => void
}

/** With fewer letters no search is sent, and all cities are shown. */
const LETTERS = 2
const PAUSE = 250
const STEP = 24

/** A choice among the shop's cities; one press selects a city. */
export function CityDialog({ current, onChosen, onClosed }: CityDialogProps) {
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim().normalize('NFC'), PAUSE)
  const isSearch = wanted.length >= LETTERS
  const all = useCitiesQuery(undefined, { skip: isSearch })
  const found = useCitySearchQuery(wanted, { skip: !isSearch })
  const [setCity] = useSetCityMutation()
  const { press, given, waits, failure } = usePress(async (city: City) => {
    // Choosing the current city sends no call.
    if (city.fiasId !== current) await setCity(city).unwrap()
    onChosen(city)
  })
  return (
    <Dialog title="Ваш город" onClosed={onClosed}>
      <StyleSheet href={css} />
      <SearchInput label="Найти город" value={typed} onTyped={setTyped} />
      <FailureNotice error={failure} />
      <p role="status" className="visually-hidden">
        {isSearch &&
          found.currentData !== undefined &&
          found.currentData.length > 0 &&
          count(found.currentData.length, ['город', 'города', 'городов'])}
      </p>
      <Loaded
        query={isSearch ? found : mapData(remoteData(all), ({ cities }) => cities)}
        failure="Города не загрузились"
        skeleton={<Skeleton label="Загружаем города" heights={[56, 56, 56]} />}
        empty={<EmptyNote>Город не найден</EmptyNote>}
      >
        {(cities) => (
          <>
            <ShowMore key={wanted} items={cities} step={STEP} keyOf={({ fiasId }) => fiasId}>
              {(city) => (
                <CityRow
                  city={city}
                  isCurrent={city.fiasId === current}
                  isBusy={given?.[0].fiasId === city.fiasId}
                  waits={waits}
                  onPressed={() => void press(city)}
                />
              )}
            </ShowMore>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

interface CityRowProps {
  city: City
  isCurrent: boolean
  isBusy: boolean
  waits: boolean
  onPressed: () => void
}

function CityRow({ city: { name, region }, isCurrent, isBusy, waits, onPressed }: CityRowProps) {
  return (
    <button
      type="button"
      className="item city"
      aria-current={isCurrent || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={waits || undefined}
      onClick={() => !waits && onPressed()}
    >
      <span className="item__main">
        <span className="strong">{name}</span>
        {region !== '' && region !== name && <span className="small soft">{region}</span>}
      </span>
      {isBusy ? <Spinner /> : isCurrent && <Icon name="check" size={20} />}
    </button>
  )
}
