import { useBasketQuery } from '#data/basket/basketApi'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { Dialog } from '#ui/dialogs/Dialog'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { repeatLines, type WantedItem } from '#data/repeat/repeat'
import { RepeatForm } from './RepeatForm'

interface RepeatDialogProps {
  /** 'Повторить заказ № 48213' */
  title: string
  items: readonly WantedItem[]
  onClosed: () => void
}

/** Shows which items can be bought again before anything is put into the basket. */
export function RepeatDialog({ title, items, onClosed }: RepeatDialogProps) {
  const offers = useAllOffersOf(
    'eshop',
    // Unreadable items match no offer.
    items.flatMap(({ productId, isUnreadable }) => (isUnreadable ? [] : [productId])),
  )
  // The shop's own pages change the basket, too, so it is read again.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={title} onClosed={onClosed}>
      <Loaded query={offers} failure="Наличие не загрузилось" skeleton={<RepeatSkeleton />}>
        {(sold) => (
          <Loaded query={basket} failure="Корзина не загрузилась" skeleton={<RepeatSkeleton />}>
            {(current) => (
              <RepeatForm
                place={title}
                lines={repeatLines(items, sold)}
                basket={current}
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
