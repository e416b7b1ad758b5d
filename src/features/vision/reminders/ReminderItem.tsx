import { formatDate, formatDaysUntil } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { boxesOf } from '#data/repeat/again'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { CalendarButton } from '#parts/CalendarButton'
import { EyePowers } from '#parts/eyes/EyePowers'
import { boughtSince, stockOf } from '#data/stock/stock'
import { laterInWords, stockInWords } from '#data/stock/stockInWords'
import { formatMoney } from '#domain/numbers/money'
import { Anchor } from '#ui/controls/Anchor'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { PictureThumb } from '#ui/PictureThumb'
import { Blister } from '#ui/graphics/Blister'
import { calendarFile } from './calendar'
import type { RemindedProduct, Reminder } from '#data/reminders/reminder'
import { CHANNELS, eyesOf } from '#data/reminders/reminder'
import { supplyLeftInWords } from '#data/reminders/supplyInWords'

interface ReminderItemProps {
  reminder: Reminder
  /** All reminders: for lenses with several reminders the latest purchase counts. */
  all: readonly Reminder[]
  /** The reminder's lenses in the catalogue; undefined if they are unknown or still loading. */
  product: RemindedProduct | undefined
  /** Whether the data is loaded from which the supply is calculated. */
  isStockKnown: boolean
  /** Whether a request that pauses or resumes the reminder is running. */
  isPausing: boolean
  /** Whether such a request runs for any reminder, or the server does not accept another one yet. */
  waits: boolean
  onEdit: () => void
  onPause: () => void
  onDelete: () => void
}

export function ReminderItem(props: ReminderItemProps) {
  const { reminder, product, isPausing, waits, onEdit, onPause, onDelete } = props
  const { title, picture, lenses, remindAt, channels, isActive } = reminder
  const what = [`«${title}»`, formatDate(remindAt)].filter(Boolean).join(', ')
  const whose = <span className="visually-hidden"> {what}</span>
  return (
    <article className="reminder">
      <div className="reminder__head">
        <PictureThumb address={picture} icon="lens" />
        <h3>{product?.href === undefined ? title : <Anchor href={product.href}>{title}</Anchor>}</h3>
        {product?.price && <span className="small soft num">от {formatMoney(product.price)}</span>}
        {isActive === true && <Badge icon="bell" tone="active" label="Включено" />}
        {isActive === false && <Badge icon="clock" label="На паузе" />}
      </div>
      <div>
        <p className="key">{dayInWords(reminder)}</p>
        <p className="small soft">
          {[
            isActive && formatDaysUntil(remindAt),
            channels.map((channel) => CHANNELS[channel].means).join(', '),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <StockOf {...props} />
      {lenses.length > 0 && <EyePowers lenses={lenses} />}
      <div className="row">
        {lenses.length > 0 && <BuyAgain items={boxesOf(reminder)} what={what} small />}
        <Button variant="secondary" small loads onClick={onEdit}>
          Изменить{whose}
        </Button>
        {/* Whether it is paused may be unreadable. */}
        {isActive !== null && (
          <Button variant="quiet" small busy={isPausing} waits={waits} onClick={onPause}>
            {isActive ? 'Поставить на паузу' : 'Возобновить'}
            {whose}
          </Button>
        )}
        {remindAt !== null && (
          <CalendarButton variant="quiet" small makeFile={() => calendarFile({ ...reminder, remindAt })}>
            {whose}
          </CalendarButton>
        )}
        <Button variant="quiet" small onClick={onDelete}>
          Удалить{whose}
        </Button>
      </div>
    </article>
  )
}

/** Says how long the lenses last, and draws it. */
function StockOf({ reminder, all, product, isStockKnown }: ReminderItemProps) {
  const { productId } = reminder
  const { purchases = [], wear, eyes = 0 } = product ?? {}
  const stock = stockOf(productId, { reminders: all, purchases, wear, eyes, today: shopToday() })
  if (!stock)
    return (
      isStockKnown && (
        <p className="small soft">
          Насколько хватит, не знаем: не хватает данных о покупке или сроке замены.
        </p>
      )
    )
  if (!stock.supply) return <p className="small soft">{stockInWords(stock)}</p>
  const later = laterInWords(boughtSince(productId, stock, purchases))
  return (
    <>
      <p className="small soft">{supplyLeftInWords(stock.supply, eyesOf(reminder))}</p>
      <Blister {...stock.supply} />
      {later !== '' && <p className="small">{later}.</p>}
    </>
  )
}

function dayInWords({ remindAt, isActive }: Reminder): string {
  if (remindAt === null) return 'Дата не назначена'
  if (remindAt < shopToday()) return `Дата прошла: ${formatDate(remindAt)}`
  return isActive ? `Напомним ${formatDate(remindAt)}` : formatDate(remindAt)
}
