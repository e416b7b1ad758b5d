import { useBasketQuery } from '#data/basket/basketApi'
import type { WantedItem } from '#data/repeat/repeat'
import { useRepeatLines } from '#data/repeat/useRepeatLines'
import { Dialog } from '#ui/dialogs/Dialog'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { RepeatForm } from './RepeatForm'

interface RepeatDialogProps {
  /** 'Повторить заказ № 48213' */
  title: string
  items: readonly WantedItem[]
  onClosed: () => void
}

/** Shows which items can be bought again before anything is added to the basket. */
export function RepeatDialog({ title, items, onClosed }: RepeatDialogProps) {
  const lines = useRepeatLines(items)
  // The shop's own pages change the basket too, so it is refetched.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={title} onClosed={onClosed}>
      <Loaded query={lines} failure="Наличие не загрузилось" skeleton={<RepeatSkeleton />}>
        {(known) => (
          <Loaded query={basket} failure="Корзина не загрузилась" skeleton={<RepeatSkeleton />}>
            {(current) => <RepeatForm place={title} lines={known} basket={current} onClosed={onClosed} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}

function RepeatSkeleton() {
  return <Skeleton label="Проверяем наличие" heights={[48, 48, 24, 48]} />
}
