import { Suspense, useState } from 'react'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { lazyComponent } from '#host/loading/lazyComponent'

const RepeatDialog = lazyComponent(() =>
  import('#parts/repeat/RepeatDialog').then(({ RepeatDialog }) => RepeatDialog),
)
const MonoDialog = lazyComponent(() =>
  import('./SingleLensOrderDialog').then(({ SingleLensOrderDialog: MonoDialog }) => MonoDialog),
)

interface RepeatActionProps {
  order: Order
  /** In a row, which names the order, the button says 'Повторить' alone. */
  inRow?: boolean
  /** Gets the result in words: an order of single lenses is placed here, one of packs goes on in the basket. */
  onDone: (outcome: string) => void
}

/** Buys an order again: its packs, as far as the shop still sells them; an order of single lenses as it was. */
export function RepeatAction({ order, inRow = false, onDone }: RepeatActionProps) {
  const [isAsking, setAsking] = useState(false)
  const onClosed = () => setAsking(false)
  return (
    <>
      <Button variant="secondary" small loads onClick={() => setAsking(true)}>
        {inRow ? 'Повторить' : 'Повторить заказ'}
        {(inRow || order.saleType !== 'mono') && <span className="visually-hidden"> № {order.number}</span>}
      </Button>
      <Suspense>
        {isAsking &&
          (order.saleType === 'mono' ? (
            <MonoDialog order={order} intent="retry" onClosed={onClosed} onDone={onDone} />
          ) : (
            <RepeatDialog
              title={`Повторить заказ № ${order.number}`}
              items={order.items}
              onClosed={onClosed}
            />
          ))}
      </Suspense>
    </>
  )
}
