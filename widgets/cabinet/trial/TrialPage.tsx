import { useState } from 'react'
import { useProfileQuery } from '../../../src/features/account/profileApi'
import { SamplingOrders, TrialOrders } from '../../../src/features/trial/TrialOrders'
import { FormStyles } from '../../../src/forms/FormStyles'
import { Bone } from '../../../src/ui/Bones'
import { Button } from '../../../src/ui/Button'
import { ButtonLink } from '../../../src/ui/ButtonLink'
import { EmptyState } from '../../../src/ui/EmptyState'
import { Notice } from '../../../src/ui/Notice'
import { OrderTrial } from './OrderTrial'

/** 'Заказы пробных линз': ordering is offered to those who may. */
export function Page() {
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
      {isLoading && <Bone width={240} height={48} />}
      {mayOrder && (
        <div>
          <Button wide onClick={onOrder}>
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
      {isOrdering && (
        <OrderTrial
          onOrdered={({ number }) => {
            setOrdered(number)
            setOrdering(false)
          }}
          onClosed={() => setOrdering(false)}
        />
      )}
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
