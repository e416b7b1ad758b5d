import type { Offer, OfferQuantity } from '../../../domain/product'
import { Skeleton } from '../../../ui/Skeleton'
import { Dialog } from '../../../ui/Dialog'
import { Loaded, type QueryState } from '../../../ui/Loaded'
import { useBasketQuery } from '../../../data/basket/basketApi'
import { repeatLines, type WantedItem } from './repeat'
import { RepeatForm } from './RepeatForm'

export interface RepeatDialogProps {
  /** 'Повторить заказ № 48213' */
  title: string
  items: readonly WantedItem[]
  /** What the shop sells now. */
  offers: QueryState<Offer[]>
  /** Puts these lenses in the place of the subscription that is in the basket. */
  replaceSubscription: (lenses: OfferQuantity[], additional: OfferQuantity[]) => Promise<unknown>
  basketUrl: string
  onClosed: () => void
}

/** Says what of an order, or of a product, can be bought again before anything is put into the basket. */
export function RepeatDialog({
  title,
  items,
  offers,
  replaceSubscription,
  basketUrl,
  onClosed,
}: RepeatDialogProps) {
  // The shop's own pages change the basket, too.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={title} onClosed={onClosed}>
      <Loaded query={offers} failure="Наличие не загрузилось" skeleton={<RepeatSkeleton />}>
        {(sold) => (
          <Loaded query={basket} failure="Корзина не загрузилась" skeleton={<RepeatSkeleton />}>
            {(current) => (
              <RepeatForm
                lines={repeatLines(items, sold)}
                basket={current}
                replaceSubscription={replaceSubscription}
                basketUrl={basketUrl}
                onClosed={onClosed}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

function RepeatSkeleton() {
  return <Skeleton label="Проверяем наличие" heights={[48, 48, 24, 48]} />
}
