import { lazy, Suspense, useState } from 'react'
import type { Order } from '../../../src/domain/order'
import { Button } from '../../../src/ui/Button'

const RepeatOrder = lazy(() => import('./RepeatOrder').then(({ RepeatOrder }) => ({ default: RepeatOrder })))

/** Buys again what the order held, as far as it is still sold. */
export function RepeatAction({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" small onClick={() => setAsking(true)}>
        Повторить заказ<span className="sr"> № {order.number}</span>
      </Button>
      <Suspense>{isAsking && <RepeatOrder order={order} onClosed={() => setAsking(false)} />}</Suspense>
    </>
  )
}
