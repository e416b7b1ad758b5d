import { Suspense, useState, type ReactNode } from 'react'
import { Skeleton } from '../../../../ui/Skeleton'
import { Loaded } from '../../../../ui/Loaded'
import { CurrentOrder } from '../order/CurrentOrder'
import { NextDelivery } from './NextDelivery'
import { Outcome } from '../order/Outcome'
import type { OrderDialog, OrderDialogProps, OrderSlots } from '../order/orderDialogs'
import { SubscriptionHistory, type RowOf } from './SubscriptionHistory'
import type { Subscription } from '../../../../data/subscription/subscription'
import { useCurrentSubscriptionOrderQuery } from '../../../../data/subscription/subscriptionApi'
import { lazyComponent } from '../../../../host/loading/lazyComponent'

const LensesDialog = lazyComponent(() =>
  import('../order/LensesDialog').then(({ LensesDialog }) => LensesDialog),
)
const RecipientDialog = lazyComponent(() =>
  import('../order/RecipientDialog').then(({ RecipientDialog }) => RecipientDialog),
)
const ConfirmOrderDialog = lazyComponent(() =>
  import('../order/ConfirmOrderDialog').then(({ ConfirmOrderDialog }) => ConfirmOrderDialog),
)
const CancelDialog = lazyComponent(() => import('./CancelDialog').then(({ CancelDialog }) => CancelDialog))

interface ActiveSubscriptionProps {
  subscription: Subscription
  slots: OrderSlots
  row: RowOf
  onCancelled: () => void
}

/** A subscription that delivers: the next order with all that can be done with it, and those before. */
export function ActiveSubscription({ subscription, slots, row, onCancelled }: ActiveSubscriptionProps) {
  const current = useCurrentSubscriptionOrderQuery()
  const [open, setOpen] = useState<OrderDialog | 'cancel'>()
  const [outcome, setOutcome] = useState<{ text: string; takesFocus: boolean }>()
  const order = current.data ?? null
  const known = current.isLoading ? undefined : order

  const onOpened = (dialog: OrderDialog | 'cancel') => {
    setOutcome(undefined)
    setOpen(dialog)
  }
  const onClosed = () => setOpen(undefined)
  const onDone = (text: string) => {
    setOpen(undefined)
    // A confirmed order has no button that could take the focus back.
    setOutcome({ text, takesFocus: open === 'confirm' })
  }
  return (
    <>
      <NextDelivery subscription={subscription} onCancel={() => onOpened('cancel')} />
      {outcome && <Outcome {...outcome} />}
      <Loaded
        query={current}
        failure="Заказ не загрузился"
        skeleton={<OrderSkeleton />}
        empty={null}
        isEmpty={(data) => data === null}
      >
        {(data) => data && <CurrentOrder order={data} onOpened={onOpened} />}
      </Loaded>
      <SubscriptionHistory row={row} />
      <Suspense>
        {open === 'cancel' && (
          <CancelDialog order={known} onClosed={onClosed} onOpened={onOpened} onCancelled={onCancelled} />
        )}
        {order && open && open !== 'cancel' && dialogOf(open, { order, onClosed, onDone }, slots)}
      </Suspense>
    </>
  )
}

function dialogOf(open: OrderDialog, props: OrderDialogProps, slots: OrderSlots): ReactNode {
  switch (open) {
    case 'lenses':
      return <LensesDialog {...props} />
    case 'recipient':
      return <RecipientDialog {...props} />
    case 'confirm':
      return <ConfirmOrderDialog {...props} />
    default:
      return slots[open](props)
  }
}

function OrderSkeleton() {
  return (
    <div className="card" part="card">
      <Skeleton label="Загружаем заказ" heights={[24, 64, 64, 64, 48, 48, 24]} />
    </div>
  )
}
