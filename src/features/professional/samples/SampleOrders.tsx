import type { SampleOrder } from '#data/trial/sample'
import { isOverWith } from '#data/trial/trialOrder'
import {
  useCancelSampleOrderMutation,
  useLazySampleOrdersQuery,
  useSampleOrdersQuery,
} from '#data/trial/samplesApi'
import { formatDate } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { lensInOneLine } from '#domain/lens'
import { amountInWords } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numbered } from '#domain/text/numbered'
import { settledWrite } from '#parts/lib/settledWrite'
import { Badge, StatusBadge, type StatusLooks } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { ShowMore } from '#ui/controls/ShowMore'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { Loaded } from '#ui/states/Loaded'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Skeleton } from '#ui/states/Skeleton'

/** Lists the orders of samples that were sent; an order that has not been shipped can be cancelled. */
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
        {(orders) => <Sent orders={orders} onCancel={onOpened} />}
      </Loaded>
      {open && (
        <CancelDialog
          order={open}
          onCancelled={() => onDone(`${numbered('Заявка', open.number)} отменена`)}
          onClosed={onClosed}
        />
      )}
    </Card>
  )
}

/** Number of past orders that are shown; older ones are collapsed. */
const RECENT = 3

/** Lists the open orders, then the past ones with a line each. */
function Sent({ orders, onCancel }: { orders: SampleOrder[]; onCancel: (order: SampleOrder) => void }) {
  const open = orders.filter((order) => !isOverWith(order))
  const over = orders.filter(isOverWith)
  const older = over.slice(RECENT)
  return (
    <>
      {open.length > 0 && (
        <ShowMore items={open} keyOf={({ id }) => id}>
          {(order) => <OpenOrder order={order} onCancel={() => onCancel(order)} />}
        </ShowMore>
      )}
      {over.length > 0 && (
        <ul className="list">
          {over.slice(0, RECENT).map((order) => (
            <li key={order.id}>
              <PastOrder order={order} />
            </li>
          ))}
        </ul>
      )}
      {older.length > 0 && (
        <details className="sent__older">
          <summary>Прежние заявки: {older.length}</summary>
          <ShowMore items={older} keyOf={({ id }) => id}>
            {(order) => <PastOrder order={order} />}
          </ShowMore>
        </details>
      )}
    </>
  )
}

/** Returns 'Ясно Месяц, OD −2,75 · BC 8,6, 2 шт.'. */
const itemInWords = ({ title, quantity, lens }: SampleOrder['items'][number]): string =>
  [title, lens && lensInOneLine(lens), amountInWords(quantity, 'шт.')].filter(Boolean).join(', ')

function OpenOrder({ order, onCancel }: { order: SampleOrder; onCancel: () => void }) {
  const { number, createdAt, status, workPlace, items, isCancelable } = order
  return (
    <div className="item sent__open">
      <div className="item__main">
        <span className="row">
          <span className="strong">{numbered('Заявка', number)}</span>
          <Badge icon="box" tone="active" label={status.label} />
        </span>
        <span className="small soft">
          {joinedByDots([createdAt !== null && formatDate(createdAt), workPlace?.name])}
        </span>
        {items.map((item, place) => (
          <span className="small" key={place}>
            {itemInWords(item)}
          </span>
        ))}
      </div>
      {isCancelable && (
        <Button variant="secondary" small aria-label={numbered('Отменить заявку', number)} onClick={onCancel}>
          Отменить
        </Button>
      )}
    </div>
  )
}

const RECEIVED = { icon: 'check', tone: 'done' } as const
const LOOKS: StatusLooks = { received: RECEIVED, issued: RECEIVED }

/** Shows a past order on one line if there is room. */
function PastOrder({ order: { number, createdAt, status, workPlace, items } }: { order: SampleOrder }) {
  return (
    <div className="item sent__line">
      <span className="strong">{numbered('Заявка', number)}</span>
      <StatusBadge status={status} looks={LOOKS} unknown="close" />
      <span className="small soft">
        {joinedByDots([
          createdAt !== null && formatDate(createdAt),
          ...items.map(itemInWords),
          workPlace?.name,
        ])}
      </span>
    </div>
  )
}

interface CancelDialogProps {
  order: SampleOrder
  onCancelled: () => void
  onClosed: () => void
}

function CancelDialog({ order: { id, number }, onCancelled, onClosed }: CancelDialogProps) {
  const [cancel] = useCancelSampleOrderMutation()
  const [read] = useLazySampleOrdersQuery()
  const isCancelled = (all: readonly SampleOrder[]) =>
    all.some((one) => sameId(one.id, id) && one.status.code === 'cancelled')
  const onConfirmed = async () => {
    await settledWrite(() => cancel(id).unwrap(), read, isCancelled)
    onCancelled()
  }
  return (
    <ConfirmDialog
      question={`${numbered('Отменить заявку', number)}?`}
      action="Отменить заявку"
      cancel="Оставить"
      onConfirmed={onConfirmed}
      onCancelled={onClosed}
    >
      <p>Образцы вернутся в лимит.</p>
    </ConfirmDialog>
  )
}
