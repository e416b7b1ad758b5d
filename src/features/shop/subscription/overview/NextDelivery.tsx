import type { ReactNode } from 'react'
import { itemsInWords } from '#data/orders/itemsInWords'
import { formatDay, formatDayTime, formatWeekday, type IsoDate } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import { numbered } from '#domain/text/numbered'
import { PERIODS, type DeliveryPeriod } from '#data/subscription/period'
import { Badge } from '#ui/Badge'
import { Icon } from '#ui/Icon'
import { Skeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { Countdown, UNSCHEDULED } from '../order/Countdown'
import type { Subscription, SubscriptionPreview } from '#data/subscription/subscription'
import { useSubscriptionPreviewQuery } from '#data/subscription/subscriptionApi'
import { useLock } from '../order/useLock'

/** Shows the state of the subscription, the day of the next delivery, and until when it can be changed. */
export function NextDelivery({ subscription }: { subscription: Subscription }) {
  const preview = useSubscriptionPreviewQuery()
  const { status, deliveryPeriod } = subscription
  return (
    <section className="card next-delivery" part="card" aria-label="Следующая доставка">
      <h2 className="visually-hidden">Следующая доставка</h2>
      <Loaded
        query={preview}
        failure="Доставка не загрузилась"
        skeleton={<Skeleton label="Загружаем доставку" heights={[24, 40, 24, 20]} />}
        empty={
          <>
            <State status={status.label} period={deliveryPeriod} />
            <NoDelivery nextOrderAt={subscription.nextOrderAt} />
          </>
        }
        isEmpty={(data) => data === null}
      >
        {(data) =>
          data && (
            <Delivery preview={data} period={deliveryPeriod}>
              <State status={status.label} period={deliveryPeriod} isConfirmed={data.isConfirmed} />
            </Delivery>
          )
        }
      </Loaded>
    </section>
  )
}

interface StateProps {
  status: string
  period: DeliveryPeriod | null
  isConfirmed?: boolean | null
}

/** Shows the status and the period, 'Активна, 1 раз в месяц', and whether the order is confirmed. */
function State({ status, period, isConfirmed = false }: StateProps) {
  return (
    <>
      <Badge
        icon="calendar"
        tone="active"
        label={[status, period && PERIODS[period]].filter(Boolean).join(', ')}
      />
      {isConfirmed && <Badge icon="check" tone="done" label="Заказ подтверждён" />}
    </>
  )
}

interface DeliveryProps {
  preview: SubscriptionPreview
  period: DeliveryPeriod | null
  /** The badge with the state of the subscription. */
  children: ReactNode
}

function Delivery({ preview, period, children }: DeliveryProps) {
  const { number, scheduledAt, itemsCount, totalPrice } = preview
  const facts = [itemsInWords(itemsCount), totalPrice && formatMoney(totalPrice)]
  return (
    <Countdown to={scheduledAt} period={period}>
      {children}
      <p className="next-delivery__day">
        {scheduledAt === null ? UNSCHEDULED : `${formatDay(scheduledAt)}, ${formatWeekday(scheduledAt)}`}
      </p>
      <Deadline preview={preview} />
      <p className="small soft">
        {[numbered('Заказ', number), facts.filter(Boolean).join(', ')].filter(Boolean).join(': ')}
      </p>
    </Countdown>
  )
}

/** Shows the last moment to change the delivery, or why it can no longer be changed. */
function Deadline({ preview }: { preview: SubscriptionPreview }) {
  const lock = useLock(preview)
  const { editUntil } = preview
  if (lock === undefined && editUntil === null) return null
  return (
    <p className="next-delivery__until">
      <Icon name={lock === undefined ? 'clock' : 'lock'} size={20} />
      <span>{lock ?? `Изменить и подтвердить можно до ${formatDayTime(editUntil)}`}</span>
    </p>
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
