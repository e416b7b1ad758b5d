import { count } from '#domain/numbers/counts'
import { formatDay, formatDayTime, formatDaysUntil, formatWeekday, type IsoDate } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import { PERIODS, type DeliveryPeriod } from '#data/subscription/period'
import { Badge } from '#ui/Badge'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { ChatLink } from '#ui/controls/ChatLink'
import { Loaded } from '#ui/states/Loaded'
import { Countdown } from '../order/Countdown'
import type { Subscription, SubscriptionPreview } from '#data/subscription/subscription'
import { useSubscriptionPreviewQuery } from '#data/subscription/subscriptionApi'
import { useLock } from '../order/useLock'

interface NextDeliveryProps {
  subscription: Subscription
  onCancel: () => void
}

/** Shows the state of the subscription: the day of the next delivery, and until when it can be changed. */
export function NextDelivery({ subscription, onCancel }: NextDeliveryProps) {
  const preview = useSubscriptionPreviewQuery()
  const { status, isCancelable, deliveryPeriod } = subscription
  return (
    <Card
      title="Следующая доставка"
      action={
        preview.data?.isConfirmed === true ? (
          <Badge icon="check" tone="done" label="Заказ подтверждён" />
        ) : (
          <Badge icon="calendar" tone="active" label={status.label} />
        )
      }
      foot={
        isCancelable && (
          <Button variant="quiet" small loads onClick={onCancel}>
            Отменить подписку
          </Button>
        )
      }
    >
      <Loaded
        query={preview}
        failure="Доставка не загрузилась"
        skeleton={<Skeleton label="Загружаем доставку" heights={[80, 16, 24]} />}
        empty={<NoDelivery nextOrderAt={subscription.nextOrderAt} />}
        isEmpty={(data) => data === null}
      >
        {(data) => data && <Delivery preview={data} period={deliveryPeriod} />}
      </Loaded>
      {/* No call does it (contract 1.4). */}
      <p className="small soft">
        Изменить период или пропустить доставку поможет <ChatLink>чат</ChatLink>.
      </p>
    </Card>
  )
}

function Delivery({ preview, period }: { preview: SubscriptionPreview; period: DeliveryPeriod | null }) {
  const { number, scheduledAt, itemsCount, totalPrice } = preview
  return (
    <>
      <Countdown to={scheduledAt} period={period}>
        <p className="key">
          {scheduledAt === null
            ? 'День ещё не назначен'
            : `${formatDay(scheduledAt)}, ${formatWeekday(scheduledAt)}`}
        </p>
        <p className="soft">
          {[formatDaysUntil(scheduledAt), period && PERIODS[period]].filter(Boolean).join(' · ')}
        </p>
      </Countdown>
      <p>
        Заказ № {number}: {count(itemsCount, ['товар', 'товара', 'товаров'])}
        {totalPrice && `, ${formatMoney(totalPrice)}`}
      </p>
      <Deadline preview={preview} />
    </>
  )
}

/** Shows the last moment to change the delivery, or why it is over. */
function Deadline({ preview }: { preview: SubscriptionPreview }) {
  const lock = useLock(preview)
  const { editUntil } = preview
  if (lock !== undefined) return <p className="soft">{lock}</p>
  return editUntil === null ? null : (
    <p className="soft">Изменить и подтвердить можно до {formatDayTime(editUntil)}</p>
  )
}

function NoDelivery({ nextOrderAt }: { nextOrderAt: IsoDate | null }) {
  return (
    <p className="soft">
      {nextOrderAt === null
        ? 'Новых доставок по этой подписке не запланировано.'
        : `Заказ соберётся ближе к ${formatDay(nextOrderAt)}: тогда его можно будет изменить.`}
    </p>
  )
}
