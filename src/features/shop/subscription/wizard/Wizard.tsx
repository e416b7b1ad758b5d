import type { Offer } from '../../../../domain/product'
import { isOfLenses } from '../../../../domain/lensOffers'
import { useAdditionalProductsQuery, useBasketQuery } from '../../../../data/basket/basketApi'
import { useOffersQuery } from '../../../../data/catalogue/catalogueApi'
import { useLensesInfoQuery } from '../../../../data/profile/profileApi'
import { useSubscriptionTypesQuery } from '../../../../data/subscription/subscriptionApi'
import { ownLenses } from './ownLenses'
import { WizardDialog } from './WizardDialog'
import { leaveTo } from '../../../../host/address'
import { combineQueries } from '../../../../ui/combineQueries'
import { Skeleton } from '../../../../ui/Skeleton'
import { Dialog } from '../../../../ui/Dialog'
import { Loaded } from '../../../../ui/Loaded'
import { basketUrl } from '../../../../host/config'

/** The wizard with what the shop sells and what lies in the basket. */
export function Wizard({ onClosed }: { onClosed: () => void }) {
  const offers = useOffersQuery({ type: 'eshop' })
  const additional = useAdditionalProductsQuery('eshop')
  // The shop's own pages change the basket, too.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  const types = useSubscriptionTypesQuery()
  // Optional: without it the wizard starts with no lenses chosen.
  const worn = useLensesInfoQuery()
  const isWornSettled = worn.data !== undefined || worn.isError
  const all = combineQueries({ offers, additional, basket, types })
  const query = { ...all, data: isWornSettled ? all.data : undefined }
  if (query.data === undefined) {
    return (
      <Dialog title="Подписка на линзы" onClosed={onClosed}>
        <Loaded query={query} failure="Товары не загрузились" skeleton={<WizardSkeleton />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  }
  const sold = query.data.offers.filter(({ isAvailable }) => isAvailable)
  // Also what is sold out: what is in stock fills in nothing.
  const lenses = query.data.offers.filter(isOfLenses)
  const ids = new Set(query.data.additional.map(({ id }) => String(id)))
  const comesAlong = ({ productId }: Offer) => ids.has(String(productId))
  return (
    <WizardDialog
      lenses={lenses}
      types={query.data.types}
      own={ownLenses(worn.data, lenses)}
      goods={sold.filter((offer) => !isOfLenses(offer) && comesAlong(offer))}
      basket={query.data.basket}
      onFilled={() => leaveTo(basketUrl())}
      onClosed={onClosed}
    />
  )
}

function WizardSkeleton() {
  return <Skeleton label="Готовим выбор" heights={[24, 64, 64, 64, 48]} />
}
