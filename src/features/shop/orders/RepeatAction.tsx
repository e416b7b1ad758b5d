import { Suspense, useState } from 'react'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { lazyComponent } from '#host/loading/lazyComponent'

const RepeatDialog = lazyComponent(() =>
  import('#parts/repeat/RepeatDialog').then(({ RepeatDialog }) => RepeatDialog),
)

/** Buys the items of an order again, as far as the shop still sells them. */
export function RepeatAction({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" small loads onClick={() => setAsking(true)}>
        Повторить заказ<span className="visually-hidden"> № {order.number}</span>
      </Button>
      <Suspense>
        {isAsking && (
          <RepeatDialog
            title={`Повторить заказ № ${order.number}`}
            items={order.items}
            onClosed={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}
