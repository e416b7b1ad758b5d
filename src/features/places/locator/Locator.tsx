import { useCallback, useState } from 'react'
import type { LocatorPoint } from '../../../data/locator/locatorPoint'
import { useFailureLog } from '../../../data/locator/useFailureLog'
import { useOpticianSuggestions } from '../../../data/locator/usePlaceSuggestions'
import { sameId, type Id } from '../../../domain/Id'
import { openNow } from '../../../domain/openingHours'
import { SearchField } from '../../../forms/SearchField'
import { ChosenPlace } from '../../../map/ChosenPlace'
import { PlaceFinder } from '../../../map/PlaceFinder'
import { TickGroup } from '../../../map/TickGroup'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { Skeleton } from '../../../ui/Skeleton'
import { useChosenPlace } from '../parts/useChosenPlace'
import { BookingLink, OpticianDialog } from './OpticianDialog'
import { TEXTS } from './locatorTexts'
import { ProductFilter } from './ProductFilter'
import { useLocator } from './useLocator'

interface LocatorProps {
  /** A product that is to be had there. */
  product: Id | undefined
  /** Codes of services. */
  services: readonly string[]
  selected: string | undefined
}

/** The island `locator`: all opticians, as a list and on a map. */
export function Locator({ product, services: proposed, selected }: LocatorProps) {
  const [productId, setProductId] = useState(product)
  const locator = useLocator(productId, proposed)
  const { points, found, listed, query, setQuery, services, ticked, setServices } = locator
  const suggest = useOpticianSuggestions(listed)
  const { chosen, choose } = useChosenPlace('locator', selected)
  const [opened, setOpened] = useState<LocatorPoint>()
  const log = useFailureLog()
  const onMapFailed = useCallback(() => log('map_failed'), [log])
  const onOpened = useCallback(
    (point: LocatorPoint) => {
      choose(point.id)
      setOpened(point)
    },
    [choose],
  )
  return (
    <Card title="Оптики">
      <Loaded
        query={points}
        failure="Оптики не загрузились"
        skeleton={<Skeleton label="Загружаем оптики" heights={[48, 40, 64, 64, 64, 64]} />}
        empty={<EmptyNote>Оптики не найдены</EmptyNote>}
      >
        {(all) => {
          const place = all.find(({ id }) => sameId(id, chosen))
          return (
            <PlaceFinder
              texts={TEXTS}
              found={found}
              selected={place?.id}
              facts={Facts}
              actions={BookingLink}
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
                  const point = all.find((one) => sameId(one.id, id))
                  if (point) onOpened(point)
                  else setQuery(label)
                }}
              />
              <ProductFilter productId={productId} query={locator.withProduct} onChanged={setProductId} />
              {services.length > 0 && (
                <TickGroup legend="Услуги" options={services} ticked={ticked} onChanged={setServices} />
              )}
            </PlaceFinder>
          )
        }}
      </Loaded>
      {opened && <OpticianDialog key={opened.id} known={opened} onClosed={() => setOpened(undefined)} />}
    </Card>
  )
}

function Facts({ workTime }: LocatorPoint) {
  const hours = [workTime, openNow(workTime)].filter(Boolean).join(' · ')
  return hours === '' ? null : <span className="small soft">{hours}</span>
}
