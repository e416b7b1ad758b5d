import { Suspense, useState } from 'react'
import { mapData, remoteData, valueOf } from '#domain/remoteData'
import { numbered } from '#domain/text/numbered'
import { useProfileQuery } from '#data/profile/profileApi'
import type { TrialOrder } from '#data/trial/trialOrder'
import { lazyComponent } from '#host/loading/lazyComponent'
import { SamplingOrders, TrialOrders } from './TrialOrders'
import { FormStyles } from '#forms/FormStyles'
import { SkeletonLine } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { EmptyState } from '#ui/states/EmptyState'
import { FailedLine } from '#ui/states/FailedLine'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'

const OrderTrialDialog = lazyComponent(() =>
  import('./OrderTrialDialog').then(({ OrderTrialDialog }) => OrderTrialDialog),
)

/** Shows 'Заказы пробных линз'. Only customers who may order get the button. */
export function TrialPage() {
  const right = mapData(remoteData(useProfileQuery()), ({ isAllowedOrderSamples }) => isAllowedOrderSamples)
  const mayOrder = valueOf(right)
  const [isOrdering, setOrdering] = useState(false)
  const [ordered, setOrdered] = useState<TrialOrder>()
  const onOrder = () => {
    setOrdered(undefined)
    setOrdering(true)
  }
  return (
    <>
      <FormStyles />
      {right.state === 'waiting' && <SkeletonLine width={240} height={48} />}
      {right.state === 'failed' && (
        <Notice tone="bad">
          <FailedLine failure="Не удалось узнать, можно ли заказать пробные линзы" query={right} />
        </Notice>
      )}
      {mayOrder === true && (
        <div>
          <Button wide loads onClick={onOrder}>
            Заказать пробные линзы
          </Button>
        </div>
      )}
      <Announced>
        {ordered !== undefined && (
          <Notice tone="done">
            {numbered('Заказ', ordered.number)} создан
            {ordered.activationCode !== null && '. Покажите его код в оптике, когда придёте за линзами'}
          </Notice>
        )}
      </Announced>
      <TrialOrders empty={<NoOrders mayOrder={mayOrder} />} />
      <SamplingOrders />
      <Suspense>
        {isOrdering && (
          <OrderTrialDialog
            onOrdered={(order) => {
              setOrdered(order)
              setOrdering(false)
            }}
            onClosed={() => setOrdering(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Who may order is not guessed while it is unknown. */
function NoOrders({ mayOrder }: { mayOrder: boolean | undefined }) {
  if (mayOrder === undefined)
    return (
      <EmptyState title="Заказов пробных линз пока нет">
        Место, срок и код каждого заказа будут на этой странице.
      </EmptyState>
    )
  return mayOrder ? (
    <EmptyState title="Заказов пробных линз пока нет">
      Закажите пару на пробу: её место, срок и код появятся здесь.
    </EmptyState>
  ) : (
    <EmptyState
      title="Заказов пробных линз пока нет"
      action={
        <ButtonLink to="/optics/" variant="secondary">
          Записаться в оптику
        </ButtonLink>
      }
    >
      Пробные линзы подберёт специалист на приёме.
    </EmptyState>
  )
}
