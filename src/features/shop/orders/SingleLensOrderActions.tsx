import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { lazyComponent } from '#host/loading/lazyComponent'

const MonoDialog = lazyComponent(() =>
  import('./SingleLensOrderDialog').then(({ SingleLensOrderDialog: MonoDialog }) => MonoDialog),
)

interface SingleLensOrderActionsProps {
  order: Order
  onDone: (outcome: string) => void
}

/** Cancels or repeats a whole order of single lenses, each after a question. */
export function SingleLensOrderActions({ order, onDone }: SingleLensOrderActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'retry'>()
  return (
    <>
      {order.isRepeatable && (
        <Button variant="secondary" small loads onClick={() => setAsked('retry')}>
          Повторить заказ
        </Button>
      )}
      {order.isCancelable && (
        <Button variant="quiet" small loads onClick={() => setAsked('cancel')}>
          Отменить заказ
        </Button>
      )}
      <Suspense>
        {asked && (
          <MonoDialog
            order={order}
            intent={asked}
            onClosed={() => setAsked(undefined)}
            onDone={(outcome) => {
              // The dialog closes before the focus moves on: nothing behind an open dialog takes it.
              flushSync(() => setAsked(undefined))
              onDone(outcome)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
