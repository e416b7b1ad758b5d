import { useMemo, useState } from 'react'
import { isNoneIn } from '#data/locator/beginsWith'
import { useOpticianSuggestions } from '#data/locator/usePlaceSuggestions'
import { useCitiesQuery } from '#data/city/cityApi'
import type { Id } from '#domain/Id'
import { OPTICIANS } from '#map/lib/FinderTexts'
import { TickGroup } from '#map/TickGroup'
import { token } from '#host/page/config'
import { CityButton } from '#parts/city/CityButton'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { useLocatorPointQuery } from '#data/locator/locatorApi'
import type { LocatorPoint } from '#data/locator/locatorPoint'
import { PlacesCard } from '../parts/PlacesCard'
import { type DetailProps, PlaceDetail } from '../parts/PlaceDetail'
import { problemOf } from '../parts/problemOf'
import { BookingLink } from './BookingLink'
import { ProductFilter } from './ProductFilter'
import { useLocator } from './useLocator'

interface LocatorProps {
  /** The product that the opticians must have in stock; undefined for all opticians. */
  product: Id | undefined
  /** Codes of the services that are selected on the first render. */
  services: readonly string[]
  selected: string | undefined
}

/** Renders the island `locator`: all opticians, as a list and on a map. */
export function Locator({ product, services: proposed, selected }: LocatorProps) {
  const [productId, setProductId] = useState(product)
  const locator = useLocator(productId, proposed)
  const { city } = useCitiesQuery(undefined, { selectFromResult: ({ data }) => ({ city: data?.city }) })
  const { services, ticked, setServices, points, withProduct } = locator
  const isCityWithout = useMemo(
    () => city && points.data && isNoneIn(city.name, points.data),
    [city, points.data],
  )
  // While the stock of the page's product loads, no opticians are shown, so that no customer is sent to one
  // that does not have it.
  const isStockComing =
    productId !== undefined && productId === product && !withProduct.data && withProduct.error === undefined
  return (
    <PlacesCard
      above={
        <>
          <CityButton city={city} />
          {isCityWithout && token() !== undefined && <FittingInterest fiasId={city?.fiasId ?? null} />}
        </>
      }
      name="locator"
      title="Оптики"
      texts={OPTICIANS}
      places={isStockComing ? { ...points, data: undefined } : points}
      failure="Оптики не загрузились"
      loading="Загружаем оптики"
      found={locator.found}
      selected={selected}
      query={locator.query}
      onTyped={locator.setQuery}
      suggest={useOpticianSuggestions(locator.listed)}
      filterCount={ticked.length + (productId === undefined ? 0 : 1)}
      actions={BookingLink}
      detail={(props) => <OpticianDetail key={props.known.id} {...props} />}
    >
      <ProductFilter productId={productId} query={withProduct} onChanged={setProductId} />
      {services.length > 0 && (
        <TickGroup legend="Услуги" options={services} ticked={ticked} onChanged={setServices} />
      )}
    </PlacesCard>
  )
}

function OpticianDetail(props: DetailProps<LocatorPoint>) {
  const { known, isInRow } = props
  const { data: detailed, error } = useLocatorPointQuery(known.id)
  return (
    <PlaceDetail
      {...props}
      place={detailed ?? known}
      problem={problemOf(error, 'Эта оптика больше не работает')}
    >
      {/* The row has the link itself. */}
      {!isInRow && (
        <div>
          <BookingLink {...known} />
        </div>
      )}
    </PlaceDetail>
  )
}
