import { useMemo } from 'react'
import type { Offer } from '#data/catalogue/product'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { useAdditionalProductsQuery, useBasketQuery } from '#data/basket/basketApi'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useLensRanges } from '#data/catalogue/useLensRanges'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { sameId } from '#domain/Id'
import { allData, known, remoteData, valueOf } from '#domain/remoteData'
import { lensBoxes } from './lensBox'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'
import { ownLenses } from './ownLenses'
import { WizardDialog } from './WizardDialog'
import { leaveTo } from '#host/page/pageAddress'
import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { Loaded } from '#ui/states/Loaded'
import { basketUrl } from '#host/page/config'

/** Loads the shop's offers and the basket for the wizard. */
export function Wizard({ onClosed }: { onClosed: () => void }) {
  const catalogue = useCatalogueQuery('lenses')
  const additional = useAdditionalProductsQuery('eshop')
  // The shop's own pages change the basket too, so it is refetched.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  const types = useSubscriptionTypesQuery()
  // Lens information is optional: without it the wizard starts with no lenses chosen.
  const info = remoteData(useLensesInfoQuery())
  const worn = valueOf(info)
  const isWornSettled = info.state !== 'waiting'
  const boxes = useMemo(() => (catalogue.data ? lensBoxes(catalogue.data.products) : []), [catalogue.data])
  const own = boxes.filter(({ productId }) => worn?.lenses.some((lens) => sameId(lens.productId, productId)))
  // The first offers are those of the customer's own lenses and of the additional products. Offers of other
  // lenses load when they are chosen.
  const first = boxes.length === 1 ? boxes : own
  const offers = useAllOffersOf(
    'eshop',
    catalogue.data && additional.data && isWornSettled
      ? [...first.map(({ productId }) => productId), ...additional.data.map(({ id }) => id)]
      : undefined,
  )
  // If the ranges of parameters fail to load, the customer has to choose the parameters that are unknown.
  const { ranges } = useLensRanges(own.map(({ productId }) => productId))
  const read = allData({
    offers: remoteData(offers),
    additional: remoteData(additional),
    basket: remoteData(basket),
    types: remoteData(types),
    catalogue: remoteData(catalogue),
    ranges: ranges ? known(ranges) : { state: 'waiting' },
  })
  if (read.state !== 'known') {
    return (
      <Dialog title="Подписка на линзы" onClosed={onClosed}>
        <Loaded query={read} failure="Товары не загрузились" skeleton={<WizardSkeleton />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  }
  const { value } = read
  const ids = new Set(value.additional.map(({ id }) => String(id)))
  const comesAlong = (offer: Offer) =>
    offer.isAvailable && !isOfLenses(offer) && ids.has(String(offer.productId))
  return (
    <WizardDialog
      boxes={boxes}
      types={value.types}
      own={ownLenses(worn, value.offers, value.ranges, boxes)}
      goods={value.offers.filter(comesAlong)}
      basket={value.basket}
      onFilled={() => leaveTo(basketUrl())}
      onClosed={onClosed}
    />
  )
}

function WizardSkeleton() {
  return <Skeleton label="Готовим выбор" heights={[24, 64, 64, 64, 48]} />
}
