import type { WantedItem } from './repeat'
import { RepeatDialog } from './RepeatDialog'
import { useOffersQuery } from '../../../data/catalogue/catalogueApi'
import { useFillBasketFromWizardMutation } from '../../../data/subscription/subscriptionApi'
import { basketUrl } from '../../../host/config'

interface BuyItemsProps {
  title: string
  items: readonly WantedItem[]
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
