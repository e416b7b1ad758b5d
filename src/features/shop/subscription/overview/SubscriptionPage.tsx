import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormStyles } from '#forms/FormStyles'
import { CardSkeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { ActiveSubscription } from './ActiveSubscription'
import { lazyComponent } from '#host/loading/lazyComponent'
import { NoSubscription } from './NoSubscription'
import { SubscriptionHistory } from './SubscriptionHistory'
import css from '../subscription.css'
import ordersCss from '../../orders/orders.css'
import { goesOn } from '#data/subscription/goesOn'
import { useSubscriptionQuery } from '#data/subscription/subscriptionApi'

const Wizard = lazyComponent(() => import('../wizard/Wizard').then(({ Wizard }) => Wizard))

/** Shows the subscription, whether it is active, cancelled or does not exist yet. */
export function SubscriptionPage() {
  const query = useSubscriptionQuery()
  const [isChoosing, setChoosing] = useState(false)
  const [wasCancelled, setCancelled] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const onCancelled = () => {
    flushSync(() => setCancelled(true))
    // The dialog has disappeared with the subscription, so the notice takes the focus.
    notice.current?.focus()
  }
  return (
    <>
      <StyleSheet href={css} />
      <StyleSheet href={ordersCss} />
      <FormStyles />
      <div className="announce" ref={notice} tabIndex={-1}>
        {wasCancelled && <Notice tone="done">Подписка отменена. Новых доставок по ней не будет.</Notice>}
      </div>
      <Loaded
        query={query}
        failure="Подписка не загрузилась"
        skeleton={<CardSkeleton label="Загружаем подписку" heights={[24, 80, 16, 24]} />}
      >
        {(subscription) =>
          subscription && goesOn(subscription) ? (
            <ActiveSubscription subscription={subscription} onCancelled={onCancelled} />
          ) : (
            <>
              {subscription && !wasCancelled && <Notice icon="info">Подписка отменена.</Notice>}
              <NoSubscription onStarted={() => setChoosing(true)} />
              <SubscriptionHistory isPast />
            </>
          )
        }
      </Loaded>
      <Suspense>{isChoosing && <Wizard onClosed={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
