import type { Order } from '../../../src/domain/order'
import { RepeatDialog } from '../../../src/features/basket/RepeatDialog'
import { useOffersQuery } from '../../../src/features/catalogue/catalogueApi'
import { basketUrl } from '../basketUrl'
import { useFillBasketFromWizardMutation } from '../../../src/features/subscription/subscriptionApi'

/** The basket's dialog with what the catalogue sells and what the wizard of subscriptions can replace. */
export function RepeatOrder({ order, onClosed }: { order: Order; onClosed: () => void }) {
  const offers = useOffersQuery({ type: 'eshop' })
  const [fill] = useFillBasketFromWizardMutation()
  return (
    <RepeatDialog
      number={order.number}
      items={order.items}
      offers={offers}
      replaceSubscription={(lenses, additional) =>
        fill({ mode: 'lenses-on-subscription', deliveryPeriod: null, lenses, additional }).unwrap()
      }
      basketUrl={basketUrl()}
      onClosed={onClosed}
    />
  )
}
