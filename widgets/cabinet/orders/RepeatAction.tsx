import { lazy, Suspense, useState } from 'react'
import type { Order } from '../../../src/domain/order'
import { Button } from '../../../src/ui/Button'

const BuyItems = lazy(() => import('../BuyItems').then(({ BuyItems }) => ({ default: BuyItems })))

/** Buys again what the order held, as far as it is still sold. */
export function RepeatAction({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" small onClick={() => setAsking(true)}>
        Повторить заказ<span className="sr"> № {order.number}</span>
      </Button>
      <Suspense>
        {isAsking && (
          <BuyItems
            title={`Повторить заказ № ${order.number}`}
            items={order.items}
            onClosed={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
