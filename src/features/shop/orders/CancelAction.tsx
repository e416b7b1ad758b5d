import { Suspense, useState } from 'react'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { lazyComponent } from '#host/loading/lazyComponent'

const MonoDialog = lazyComponent(() =>
  import('./SingleLensOrderDialog').then(({ SingleLensOrderDialog: MonoDialog }) => MonoDialog),
)

interface CancelActionProps {
  order: Order
  onDone: (outcome: string) => void
}

/** Cancels a whole order of single lenses, after a confirmation. */
export function CancelAction({ order, onDone }: CancelActionProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" small loads onClick={() => setAsking(true)}>
        Отменить заказ
      </Button>
      <Suspense>
        {isAsking && (
          <MonoDialog order={order} intent="cancel" onClosed={() => setAsking(false)} onDone={onDone} />
        )}
      </Suspense>
    </>
  )
}
