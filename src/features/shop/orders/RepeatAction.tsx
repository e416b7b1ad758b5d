import { Suspense, useState } from 'react'
import type { Order } from '#data/orders/order'
import { numbered } from '#domain/text/numbered'
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
  /** True in a row that already names the order: the visible label is then only 'Повторить'. */
  inRow?: boolean
  /** Receives the message about the result for an order of single lenses; packs go into the basket instead. */
  onDone: (outcome: string) => void
}

/** Buys an order again: the packs that the shop still sells, or the same single lenses. */
export function RepeatAction({ order, inRow = false, onDone }: RepeatActionProps) {
  const [isAsking, setAsking] = useState(false)
  const onClosed = () => setAsking(false)
  return (
    <>
      <Button variant="secondary" small loads onClick={() => setAsking(true)}>
        {inRow ? 'Повторить' : 'Повторить заказ'}
        {(inRow || order.saleType !== 'mono') && (
          <span className="visually-hidden">{numbered('', order.number)}</span>
        )}
      </Button>
      <Suspense>
        {isAsking &&
          (order.saleType === 'mono' ? (
            <MonoDialog order={order} intent="retry" onClosed={onClosed} onDone={onDone} />
          ) : (
            <RepeatDialog
              title={numbered('Повторить заказ', order.number)}
              items={order.items}
              onClosed={onClosed}
            />
          ))}
      </Suspense>
    </>
  )
}
