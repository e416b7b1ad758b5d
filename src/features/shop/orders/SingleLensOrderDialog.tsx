import { flushSync } from 'react-dom'
import { useItemsInWords } from '#data/basket/useItemsInWords'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { formatMoney } from '#domain/numbers/money'
import { numbered } from '#domain/text/numbered'
import { sameId } from '#domain/Id'
import { partsData, remoteData, valueOf } from '#domain/remoteData'
import { settledWrite } from '#parts/lib/settledWrite'
import type { Order } from '#data/orders/order'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import {
  useCancelMonoOrderMutation,
  useLazyMonoOrdersQuery,
  useLazyOrdersQuery,
  useRetryMonoOrderMutation,
} from '#data/orders/ordersApi'

interface SingleLensOrderDialogProps {
  order: Order
  intent: 'cancel' | 'retry'
  onClosed: () => void
  /**
   * Receives the message about the result after the dialog is closed, because nothing behind an open dialog
   * can take the focus.
   */
  onDone: (outcome: string) => void
}

export function SingleLensOrderDialog({ intent, order, onClosed, onDone }: SingleLensOrderDialogProps) {
  const Question = intent === 'cancel' ? CancelDialog : RetryDialog
  return (
    <Question
      order={order}
      onClosed={onClosed}
      onDone={(outcome) => {
        flushSync(onClosed)
        onDone(outcome)
      }}
    />
  )
}

type QuestionProps = Omit<SingleLensOrderDialogProps, 'intent'>

function CancelDialog({ order, onClosed, onDone }: QuestionProps) {
  const [cancel] = useCancelMonoOrderMutation()
  const [readOrders] = useLazyOrdersQuery()
  const [readMono] = useLazyMonoOrdersQuery()
  /** A shop may list orders of single lenses in either answer. */
  const readAll = async () => {
    const parts = partsData((await Promise.all([readOrders(), readMono()])).map(remoteData<Order[]>))
    return { data: valueOf(parts)?.flat(), isSuccess: parts.state === 'known' }
  }
  const isCancelled = (all: readonly Order[]) =>
    all.some(({ id, status }) => sameId(id, order.id) && status.code === 'cancelled')
  const onConfirmed = async () => {
    await settledWrite(() => cancel(order.id).unwrap(), readAll, isCancelled)
    onDone(`${numbered('Заказ', order.number)} отменён`)
  }
  return (
    <ConfirmDialog
      question={`${numbered('Отменить заказ', order.number)}?`}
      action="Отменить заказ"
      cancel="Оставить"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Заказ не будет собран, а баллы за него не начислятся. Оформить такой же можно будет снова.
    </ConfirmDialog>
  )
}

function RetryDialog({ order, onClosed, onDone }: QuestionProps) {
  const [retry] = useRetryMonoOrderMutation()
  const onConfirmed = async () => {
    const { number } = await retry(order.id).unwrap()
    onDone(numbered('Оформлен заказ', number))
  }
  const what = useItemsInWords(order.items, isOfLenses, 'mono').join('; ')
  return (
    <ConfirmDialog
      question={`${numbered('Повторить заказ', order.number)}?`}
      action="Оформить заказ"
      variant="primary"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      Оформим такой же заказ: {what}
      {order.totalPrice && `, ${formatMoney(order.totalPrice)}`}. Доставка — как в прошлый раз.
    </ConfirmDialog>
  )
}
