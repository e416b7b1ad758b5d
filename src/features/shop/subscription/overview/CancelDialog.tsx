import { useState } from 'react'
import type { ReadFailure } from '#domain/remoteData'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { CancelForm } from './CancelForm'
import type { OrderDialog } from '../order/orderDialogs'
import type { SubscriptionOrder } from '#data/subscription/subscription'
import { useLock } from '../order/useLock'

interface CancelDialogProps {
  /** The order that the cancellation stops; null if none is planned, undefined while it is unknown. */
  order: SubscriptionOrder | null | undefined
  /** The failure of the request for the order; undefined while the order loads. */
  failure: ReadFailure | undefined
  onClosed: () => void
  onOpened: (dialog: OrderDialog) => void
  onCancelled: () => void
}

const ALTERNATIVES: { dialog: OrderDialog; title: string }[] = [
  { dialog: 'lenses', title: 'Изменить линзы' },
  { dialog: 'goods', title: 'Добавить товар' },
  { dialog: 'address', title: 'Изменить адрес' },
  { dialog: 'confirm', title: 'Подтвердить доставку как есть' },
]

/** Offers changes that may help instead of cancelling, then asks for the reason. */
export function CancelDialog({ order, failure, onClosed, onOpened, onCancelled }: CancelDialogProps) {
  const lock = useLock(order ?? { editUntil: null, isConfirmed: true })
  const [isSure, setSure] = useState(false)
  if (order === undefined) {
    return (
      <Dialog title="Отменить подписку?" onClosed={onClosed}>
        <Loaded
          query={failure ? { state: 'failed', ...failure } : { state: 'waiting' }}
          failure="Заказ не загрузился"
          skeleton={<Skeleton label="Загружаем заказ" heights={[24, 48, 48]} />}
        >
          {() => null}
        </Loaded>
      </Dialog>
    )
  }
  if (isSure || order === null || lock !== undefined) {
    return (
      // The key mounts a new dialog, which takes the focus, because the pressed button is gone.
      <Dialog key="reason" title="Отменить подписку?" onClosed={onClosed}>
        <CancelForm order={order} isOpen={lock === undefined} onCancelled={onCancelled} />
      </Dialog>
    )
  }
  return (
    <Dialog title="Может быть, изменить заказ?" onClosed={onClosed}>
      <p>Подписку можно оставить, а следующую доставку поправить:</p>
      <div className="alternatives">
        {ALTERNATIVES.filter(({ dialog }) => dialog !== 'confirm' || !order.hasUnreadable).map(
          ({ dialog, title }) => (
            <Button key={dialog} variant="secondary" loads onClick={() => onOpened(dialog)}>
              {title}
            </Button>
          ),
        )}
      </div>
      <div className="dialog__actions">
        <Button variant="danger" onClick={() => setSure(true)}>
          Всё равно отменить
        </Button>
        <Button variant="quiet" onClick={onClosed}>
          Оставить подписку
        </Button>
      </div>
    </Dialog>
  )
}
