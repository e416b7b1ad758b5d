import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormStyles } from '../../../../forms/FormStyles'
import { Skeleton } from '../../../../ui/Skeleton'
import { Loaded } from '../../../../ui/Loaded'
import { Notice } from '../../../../ui/Notice'
import { StyleSheet } from '../../../../ui/StyleSheet'
import { ActiveSubscription } from './ActiveSubscription'
import { NoSubscription } from './NoSubscription'
import type { OrderSlots } from '../order/orderDialogs'
import css from '../subscription.css'
import type { RowOf } from './SubscriptionHistory'
import { useSubscriptionQuery } from '../../../../data/subscription/subscriptionApi'

interface SubscriptionOverviewProps {
  slots: OrderSlots
  row: RowOf
  /** The way to a new subscription. */
  wizard: (onClosed: () => void) => ReactNode
}

/** The subscription as it stands: active, cancelled, or not there yet. */
export function SubscriptionOverview({ slots, row, wizard }: SubscriptionOverviewProps) {
  const query = useSubscriptionQuery()
  const [isChoosing, setChoosing] = useState(false)
  const [wasCancelled, setCancelled] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const onCancelled = () => {
    flushSync(() => setCancelled(true))
    // The dialog disappeared with the subscription, so the focus is moved.
    notice.current?.focus()
  }
  return (
    <>
      <StyleSheet href={css} />
      <FormStyles />
      <div className="announce" ref={notice} tabIndex={-1}>
        {wasCancelled && <Notice tone="done">Подписка отменена. Новых доставок по ней не будет.</Notice>}
      </div>
      <Loaded
        query={query}
        failure="Подписка не загрузилась"
        skeleton={
          <div className="card" part="card">
            <Skeleton label="Загружаем подписку" heights={[24, 80, 16, 24]} />
          </div>
        }
      >
        {(subscription) =>
          subscription && subscription.status.code !== 'cancelled' ? (
            <ActiveSubscription
              subscription={subscription}
              slots={slots}
              row={row}
              onCancelled={onCancelled}
            />
          ) : (
            <>
              {subscription && !wasCancelled && <Notice icon="info">Подписка отменена.</Notice>}
              <NoSubscription onStarted={() => setChoosing(true)} />
            </>
          )
        }
      </Loaded>
      {isChoosing && wizard(() => setChoosing(false))}
    </>
  )
}
