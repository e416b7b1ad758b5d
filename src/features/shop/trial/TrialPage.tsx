import { Suspense, useState } from 'react'
import { useProfileQuery } from '#data/profile/profileApi'
import { lazyComponent } from '#host/loading/lazyComponent'
import { SamplingOrders, TrialOrders } from './TrialOrders'
import { FormStyles } from '#forms/FormStyles'
import { SkeletonLine } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { EmptyState } from '#ui/states/EmptyState'
import { Notice } from '#ui/states/Notice'

const OrderTrialDialog = lazyComponent(() =>
  import('./OrderTrialDialog').then(({ OrderTrialDialog }) => OrderTrialDialog),
)

/** Shows 'Заказы пробных линз'. Only customers who may order get the button. */
export function TrialPage() {
  const { data: profile, isLoading } = useProfileQuery()
  const [isOrdering, setOrdering] = useState(false)
  const [ordered, setOrdered] = useState<string>()
  const mayOrder = profile?.isAllowedOrderSamples === true
  const onOrder = () => {
    setOrdered(undefined)
    setOrdering(true)
  }
  return (
    <>
      <FormStyles />
      {isLoading && <SkeletonLine width={240} height={48} />}
      {mayOrder && (
        <div>
          <Button wide loads onClick={onOrder}>
            Заказать пробные линзы
          </Button>
        </div>
      )}
      {ordered !== undefined && (
        <Notice tone="done">
          Заказ № {ordered} создан. Покажите его код в оптике, когда придёте за линзами
        </Notice>
      )}
      <TrialOrders empty={<NoOrders mayOrder={mayOrder} />} />
      <SamplingOrders />
      <Suspense>
        {isOrdering && (
          <OrderTrialDialog
            onOrdered={({ number }) => {
              setOrdered(number)
              setOrdering(false)
            }}
            onClosed={() => setOrdering(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function NoOrders({ mayOrder }: { mayOrder: boolean }) {
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
