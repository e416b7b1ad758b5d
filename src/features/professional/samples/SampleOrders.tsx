import type { SampleOrder } from '#data/trial/sample'
import { useCancelSampleOrderMutation, useSampleOrdersQuery } from '#data/trial/samplesApi'
import { formatDate } from '#domain/dates/dates'
import { lensInOneLine } from '#domain/lens'
import { Badge } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { ShowMore } from '#ui/controls/ShowMore'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { FailureText } from '#ui/states/FailureText'
import { Loaded } from '#ui/states/Loaded'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Skeleton } from '#ui/states/Skeleton'

/** The orders of samples that were sent; one that is not on its way yet may be cancelled. */
export function SampleOrders() {
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs<SampleOrder>()
  return (
    <Card title="Мои заявки">
      {done !== '' && <DoneNotice>{done}</DoneNotice>}
      <Loaded
        query={useSampleOrdersQuery()}
        failure="Заявки не загрузились"
        skeleton={<Skeleton label="Загружаем заявки" heights={[64, 64]} />}
        empty={<p className="soft">Заявок пока нет.</p>}
      >
        {(orders) => (
          <ShowMore items={orders} keyOf={({ id }) => id}>
            {(order) => <OrderLine order={order} onCancel={() => onOpened(order)} />}
          </ShowMore>
        )}
      </Loaded>
      {open && (
        <CancelDialog
          order={open}
          onCancelled={() => onDone(`Заявка № ${open.number} отменена`)}
          onClosed={onClosed}
        />
      )}
    </Card>
  )
}

function OrderLine({ order, onCancel }: { order: SampleOrder; onCancel: () => void }) {
  const { number, createdAt, status, workPlace, items, isCancelable } = order
  return (
    <div className="item">
      <div className="item__main">
        <span className="strong">Заявка № {number}</span>
        <span className="small soft">
          {[createdAt !== null && formatDate(createdAt), workPlace?.name].filter(Boolean).join(' · ')}
        </span>
        {items.map(({ title, quantity, lens }, place) => (
          <span className="small" key={place}>
            {[title, lens && lensInOneLine(lens), `${quantity}\u00a0шт.`].filter(Boolean).join(', ')}
          </span>
        ))}
        <span>
          <Badge icon="box" label={status.label} />
        </span>
      </div>
      {isCancelable && (
        <Button variant="secondary" small aria-label={`Отменить заявку № ${number}`} onClick={onCancel}>
          Отменить
        </Button>
      )}
    </div>
  )
}

interface CancelDialogProps {
  order: SampleOrder
  onCancelled: () => void
  onClosed: () => void
}

function CancelDialog({ order: { id, number }, onCancelled, onClosed }: CancelDialogProps) {
  const [cancel, { isLoading, error }] = useCancelSampleOrderMutation()
  const onConfirmed = async () => {
    const result = await cancel(id)
    if (result.error === undefined) onCancelled()
  }
  return (
    <ConfirmDialog
      question={`Отменить заявку № ${number}?`}
      action="Отменить заявку"
      cancel="Оставить"
      busy={isLoading}
      error={error && <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      <p>Образцы вернутся в лимит.</p>
    </ConfirmDialog>
  )
}
