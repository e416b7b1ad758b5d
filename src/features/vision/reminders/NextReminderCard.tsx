import { count } from '#domain/numbers/counts'
import { formatDate, formatDay, formatDaysUntil } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { mapData, onceSettled, remoteData, valueOf } from '#domain/remoteData'
import { boxesOf } from '#data/repeat/again'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { WornPair } from '#parts/WornPair'
import { NextCard } from '#ui/NextCard'
import { ordersApi } from '#data/orders/ordersApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { nextReminder, type Reminder } from '#data/reminders/reminder'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { replacementOf, stockOnHome } from '#data/stock/stockOnHome'
import { daysPerLensOf } from '#data/stock/supply'

/**
 * Shows the next reminder: when to buy lenses, how long they last if that is known, and until when the
 * current pair can be worn.
 */
export function NextReminderCard() {
  const info = remoteData(useLensesInfoQuery())
  const reminders = onceSettled(remoteData(useRemindersQuery()), info)
  const next = mapData(reminders, (all) => nextReminder(all))
  const shown = valueOf(next)
  return (
    <NextCard
      title="Напоминание о покупке"
      next={next}
      failure="Напоминание не загрузилось"
      to="/remind/"
      more="Изменить напоминание"
      action={
        shown !== undefined &&
        shown.lenses.length > 0 && (
          <BuyAgain items={boxesOf(shown)} what={`«${shown.title}»`} variant="secondary" small />
        )
      }
    >
      {(reminder) => (
        <>
          <div>
            <p className="key">{formatDay(reminder.remindAt)}</p>
            <p className="small soft">напомним {formatDaysUntil(reminder.remindAt)}</p>
          </div>
          <p className="small">
            {reminder.title}
            <br />
            <LastsUntil reminder={reminder} />
          </p>
          <WornPair
            productId={reminder.productId}
            what={`«${reminder.title}»`}
            days={daysPerLensOf([replacementOf(reminder.productId, valueOf(info))])}
          />
        </>
      )}
    </NextCard>
  )
}

/**
 * Renders 'Хватит до 12 декабря 2026', or the number of packs if the home page has not loaded the data for
 * the date: this card sends no requests of its own.
 */
function LastsUntil({ reminder }: { reminder: Reminder }) {
  const { data: reminders } = useRemindersQuery()
  const { data: info } = useLensesInfoQuery()
  const { data: orders } = ordersApi.endpoints.orders.useQueryState()
  const stock = reminders && stockOnHome(reminder, { reminders, orders, info, today: shopToday() })
  return (
    <span className="soft">
      {stock && stock.daysLeft > 0
        ? `Хватит до ${formatDate(stock.endsAt)}`
        : count(reminder.packsCount, ['упаковка', 'упаковки', 'упаковок'])}
    </span>
  )
}
