import type { OrderItem } from '../../src/domain/order'
import { RepeatDialog } from '../../src/features/basket/RepeatDialog'
import { useOffersQuery } from '../../src/features/catalogue/catalogueApi'
import { useFillBasketFromWizardMutation } from '../../src/features/subscription/subscriptionApi'
import { basketUrl } from '../../src/page/config'

interface BuyItemsProps {
  title: string
  items: readonly OrderItem[]
  onClosed: () => void
}

/** The basket's dialog with what the catalogue sells and what the wizard of subscriptions can replace. */
export function BuyItems({ title, items, onClosed }: BuyItemsProps) {
  const offers = useOffersQuery({ type: 'eshop' })
  const [fill] = useFillBasketFromWizardMutation()
  return (
    <RepeatDialog
      title={title}
      items={items}
      offers={offers}
      replaceSubscription={(lenses, additional) =>
        fill({ mode: 'lenses-on-subscription', deliveryPeriod: null, lenses, additional }).unwrap()
      }
      basketUrl={basketUrl()}
      onClosed={onClosed}
    />
  )
}
