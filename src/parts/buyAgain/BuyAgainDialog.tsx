import { Suspense, useEffect, useState } from 'react'
import { isEmpty, type Basket } from '#data/basket/basket'
import { useBasketQuery } from '#data/basket/basketApi'
import { useWornLenses } from '#data/lenses/useWornLenses'
import { useOrdersQuery } from '#data/orders/ordersApi'
import { againLines, inUsualPacks, type AgainLine } from '#data/repeat/again'
import type { RepeatLine, WantedItem } from '#data/repeat/repeat'
import { useRepeatLines } from '#data/repeat/useRepeatLines'
import { allData, remoteData } from '#domain/remoteData'
import { lazyComponent } from '#host/loading/lazyComponent'
import { basketUrl } from '#host/page/config'
import { leaveTo } from '#host/page/pageAddress'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Dialog } from '#ui/dialogs/Dialog'
import { takeFocus } from '#ui/lib/takeFocus'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import type { RepeatFormProps } from '../repeat/RepeatForm'
import { AgainSheet } from './AgainSheet'

const RepeatForm = lazyComponent<RepeatFormProps>(() =>
  import('../repeat/RepeatForm').then(({ RepeatForm }) => RepeatForm),
)

const TITLE = 'Купить снова'

export interface BuyAgainDialogProps {
  items: readonly WantedItem[]
  onClosed: () => void
}

/**
 * Shows the sheet if everything is known; otherwise the choice of what is not, or a link to a basket that is
 * not empty.
 */
export function BuyAgainDialog({ items, onClosed }: BuyAgainDialogProps) {
  // The shop's own pages change the basket too, so it is refetched.
  const basket = useBasketQuery('eshop', { refetchOnMountOrArgChange: true })
  const { worn, isComing } = useWornLenses(true)
  const orders = remoteData(useOrdersQuery())
  const lines = useRepeatLines(orders.state === 'known' ? inUsualPacks(items, orders.value) : items)
  const [openedAt] = useState(() => Date.now())
  const [wasRead, setRead] = useState(false)
  // At the first render the refetch has not begun, and the cache may hold an older basket.
  const isBasketRead = (basket.fulfilledTimeStamp ?? 0) >= openedAt
  if (!wasRead && isBasketRead && !isComing && orders.state !== 'waiting') setRead(true)
  const read = allData({
    lines,
    basket: remoteData({ ...basket, data: wasRead ? basket.data : undefined }),
  })
  return (
    <Dialog title={TITLE} sheet onClosed={onClosed}>
      <Loaded
        query={read}
        failure="Наличие не загрузилось"
        skeleton={<Skeleton label="Проверяем наличие" heights={[64, 64, 48, 48, 48, 48, 96]} />}
      >
        {(known) => <Way {...known} worn={worn} onClosed={onClosed} />}
      </Loaded>
    </Dialog>
  )
}

interface WayProps extends Pick<BuyAgainDialogProps, 'onClosed'> {
  lines: readonly RepeatLine[]
  basket: Basket
  worn: Parameters<typeof againLines>[1]
}

/**
 * Decides once, because an order empties the basket; and again at a press before which something has gone, so that nothing
 * is sent in vain.
 */
function Way({ lines, basket, worn, onClosed }: WayProps) {
  const [again] = useState(() => againLines(lines, worn))
  const [start] = useState(basket)
  /** The lines as they were changed on the sheet that something is missing on. */
  const [left, setLeft] = useState<readonly AgainLine[]>()
  const [isTaken, setTaken] = useState(again !== undefined && !isEmpty(basket))
  if (isTaken) return <ToBasket />
  if (again && !left)
    return (
      <AgainSheet
        lines={again}
        empty={start}
        isGone={againLines(lines, worn) === undefined}
        onGone={setLeft}
        onTaken={() => setTaken(true)}
        onClosed={onClosed}
      />
    )
  return (
    <>
      {left && (
        <p role="status" tabIndex={-1} ref={takeFocus}>
          Наличие изменилось. Проверьте заказ и нажмите ещё раз.
        </p>
      )}
      <Suspense fallback={<Skeleton label="Загружаем" heights={[64, 64, 48]} />}>
        <RepeatForm place={TITLE} lines={changedAs(lines, left)} basket={basket} onClosed={onClosed} />
      </Suspense>
    </>
  )
}

/** Returns the lines in the numbers that were chosen for them. */
const changedAs = (lines: readonly RepeatLine[], changed: readonly AgainLine[] = []): RepeatLine[] =>
  lines.map((line, at) => {
    const quantity = changed.find(({ place }) => place === at)?.quantity ?? line.item.quantity
    return { ...line, item: { ...line.item, quantity } }
  })

/** The basket already has items, so the order is placed from there. */
function ToBasket() {
  useEffect(() => void leaveTo(basketUrl()), [])
  return (
    <>
      <p role="status">В корзине уже есть товары. Переходим в корзину.</p>
      <div className="dialog__actions">
        <ButtonLink href={basketUrl()}>Перейти в корзину</ButtonLink>
      </div>
    </>
  )
}
