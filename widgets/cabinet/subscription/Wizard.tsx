import type { Offer } from '../../../src/domain/product'
import { isOfLenses } from '../../../src/domain/lensOffers'
import { holdsLenses, holdsSubscription } from '../../../src/features/basket/basket'
import { useAdditionalProductsQuery, useBasketQuery } from '../../../src/features/basket/basketApi'
import { useOffersQuery } from '../../../src/features/catalogue/catalogueApi'
import { WizardDialog } from '../../../src/features/subscription/WizardDialog'
import { leaveTo } from '../../../src/page/address'
import { Bones } from '../../../src/ui/Bones'
import { Dialog } from '../../../src/ui/Dialog'
import { Loaded } from '../../../src/ui/Loaded'
import { basketUrl } from '../../../src/page/config'

/** The wizard with what the shop sells and what lies in the basket. */
export function Wizard({ onClosed }: { onClosed: () => void }) {
  const offers = useOffersQuery({ type: 'eshop' })
  const additional = useAdditionalProductsQuery('eshop')
  // The shop's own pages change the basket, too.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  const query = {
    data:
      offers.data && additional.data && basket.data
        ? { offers: offers.data, additional: additional.data, basket: basket.data }
        : undefined,
    error: offers.error ?? additional.error ?? basket.error,
    isFetching: offers.isFetching || additional.isFetching || basket.isFetching,
    refetch: () => {
      for (const part of [offers, additional, basket]) if (part.error !== undefined) void part.refetch()
    },
  }
  if (query.data === undefined) {
    return (
      <Dialog title="Подписка на линзы" onClosed={onClosed}>
        <Loaded query={query} failure="Товары не загрузились" skeleton={<WizardBones />}>
          {() => null}
        </Loaded>
      </Dialog>
    )
  }
  const { basket: held } = query.data
  const sold = query.data.offers.filter(({ isAvailable }) => isAvailable)
  const ids = new Set(query.data.additional.map(({ id }) => String(id)))
  const comesAlong = ({ productId }: Offer) => ids.has(String(productId))
  return (
    <WizardDialog
      lenses={sold.filter(isOfLenses)}
      goods={sold.filter((offer) => !isOfLenses(offer) && comesAlong(offer))}
      basket={{
        hasLenses: holdsLenses(held),
        hasSubscription: holdsSubscription(held),
        titles: held.items.map(({ title, quantity }) => `${title}, ${quantity} шт`),
      }}
      onFilled={() => leaveTo(basketUrl())}
      onClosed={onClosed}
    />
  )
}

function WizardBones() {
  return <Bones label="Готовим выбор" heights={[24, 64, 64, 64, 48]} />
}
