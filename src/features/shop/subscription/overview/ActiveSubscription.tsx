import { Suspense, useState, type ComponentType } from 'react'
import { remoteData, valueOf } from '#domain/remoteData'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { ChatLink } from '#ui/controls/ChatLink'
import { Announced } from '#ui/states/Announced'
import { Loaded } from '#ui/states/Loaded'
import { CurrentOrder } from '../order/CurrentOrder'
import { NextDelivery } from './NextDelivery'
import { OrderSum } from '../order/OrderSum'
import { Outcome } from '../order/Outcome'
import type { OrderDialog, OrderDialogProps } from '../order/orderDialogs'
import { SubscriptionHistory } from './SubscriptionHistory'
import type { Subscription } from '#data/subscription/subscription'
import { useCurrentSubscriptionOrderQuery } from '#data/subscription/subscriptionApi'
import { lazyComponent } from '#host/loading/lazyComponent'

const dialogs: Record<OrderDialog, ComponentType<OrderDialogProps>> = {
  lenses: lazyComponent(() => import('../order/LensesDialog').then(({ LensesDialog }) => LensesDialog)),
  ownLenses: lazyComponent(() =>
    import('../order/LensesDialog').then(({ OwnLensesDialog }) => OwnLensesDialog),
  ),
  goods: lazyComponent(() => import('../order/GoodsDialog').then(({ GoodsDialog }) => GoodsDialog)),
  recipient: lazyComponent(() =>
    import('../order/RecipientDialog').then(({ RecipientDialog }) => RecipientDialog),
  ),
  address: lazyComponent(() => import('../order/AddressDialog').then(({ AddressDialog }) => AddressDialog)),
  confirm: lazyComponent(() =>
    import('../order/ConfirmOrderDialog').then(({ ConfirmOrderDialog }) => ConfirmOrderDialog),
  ),
}
const CancelDialog = lazyComponent(() => import('./CancelDialog').then(({ CancelDialog }) => CancelDialog))

interface ActiveSubscriptionProps {
  subscription: Subscription
  onCancelled: () => void
}

/** Shows an active subscription: the next order with its actions, and the past orders. */
export function ActiveSubscription({ subscription, onCancelled }: ActiveSubscriptionProps) {
  const current = useCurrentSubscriptionOrderQuery()
  const [open, setOpen] = useState<OrderDialog | 'cancel'>()
  const [outcome, setOutcome] = useState<{ text: string; takesFocus: boolean }>()
  const read = remoteData(current)
  // The order is null if none is planned, and undefined while it is unknown.
  const order = valueOf(read)

  const onOpened = (dialog: OrderDialog | 'cancel') => {
    setOutcome(undefined)
    setOpen(dialog)
  }
  const onClosed = () => setOpen(undefined)
  const onDone = (text: string) => {
    setOpen(undefined)
    // A confirmed order has no button that could take the focus, so the note takes it.
    setOutcome({ text, takesFocus: open === 'confirm' })
  }
  const Dialog = open === undefined || open === 'cancel' ? undefined : dialogs[open]
  return (
    <>
      <NextDelivery subscription={subscription} />
      <Announced>{outcome && <Outcome {...outcome} />}</Announced>
      <div className={order === null ? undefined : 'next-order'}>
        <Loaded
          query={current}
          failure="Заказ не загрузился"
          skeleton={<CardSkeleton label="Загружаем заказ" heights={[24, 64, 64, 64, 48, 48]} />}
          empty={null}
          isEmpty={(data) => data === null}
        >
          {(data) => data && <CurrentOrder order={data} onOpened={onOpened} />}
        </Loaded>
        <div className="next-order__side">
          {read.state === 'waiting' && (
            <CardSkeleton label="Загружаем заказ" heights={[24, 24, 32, 24, 48]} />
          )}
          {order && <OrderSum order={order} onConfirm={() => onOpened('confirm')} />}
          {/* The API has no request for this (contract 1.4). */}
          <p className="small soft">
            Изменить период или пропустить доставку поможет <ChatLink>чат</ChatLink>.
          </p>
          {subscription.isCancelable && (
            <Button variant="quiet" small loads onClick={() => onOpened('cancel')}>
              Отменить подписку
            </Button>
          )}
        </div>
      </div>
      <SubscriptionHistory />
      <Suspense>
        {open === 'cancel' && (
          <CancelDialog
            order={order}
            failure={read.state === 'failed' ? read : undefined}
            onClosed={onClosed}
            onOpened={onOpened}
            onCancelled={onCancelled}
          />
        )}
        {order && Dialog && <Dialog order={order} onClosed={onClosed} onDone={onDone} />}
      </Suspense>
    </>
  )
}
