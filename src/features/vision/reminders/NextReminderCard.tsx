import { count } from '#domain/numbers/counts'
import { formatDate, formatDay, formatDaysUntil } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import { boxesFor } from '#data/repeat/again'
import { BuyAgain } from '#parts/buyAgain/BuyAgain'
import { WornPair } from '#parts/WornPair'
import { NextCard } from '#ui/NextCard'
import { ordersApi } from '#data/orders/ordersApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import { nextReminder, type Reminder } from '#data/reminders/reminder'
import { useRemindersQuery } from '#data/reminders/remindersApi'
import { replacementOf, stockOnHome } from '#data/stock/stockOnHome'
import { daysPerLensOf } from '#data/stock/supply'

/** Shows when to buy lenses next, how long they last where that is known, and until when the pair is worn. */
export function NextReminderCard() {
  const reminders = useRemindersQuery()
  const info = useLensesInfoQuery()
  // The card has its height at once.
  const isSettled = info.data !== undefined || info.isError
  const next = nextReminder(reminders.data ?? [])
  return (
    <NextCard
      title="Напоминание о покупке"
      query={{ ...reminders, data: isSettled ? reminders.data : undefined }}
      next={next}
      failure="Напоминание не загрузилось"
      to="/remind/"
      more="Изменить напоминание"
      action={
        next !== undefined &&
        next.lenses.length > 0 && (
          <BuyAgain
            items={boxesFor(next.productId, next.title, next.lenses)}
            what={`«${next.title}»`}
            variant="secondary"
            small
          />
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
            <LastsUntil reminder={reminder} all={reminders.data ?? []} />
          </p>
          <WornPair
            productId={reminder.productId}
            what={`«${reminder.title}»`}
            days={daysPerLensOf([replacementOf(reminder.productId, info.data)])}
          />
        </>
      )}
    </NextCard>
  )
}

/** 'Хватит до 12 декабря 2026'; the packs where the home has not read what tells it: it asks for nothing more. */
function LastsUntil({ reminder, all }: { reminder: Reminder; all: readonly Reminder[] }) {
  const { data: info } = useLensesInfoQuery()
  const { data: orders } = ordersApi.endpoints.orders.useQueryState()
  const stock = stockOnHome(reminder, { reminders: all, orders, info, today: shopToday() })
  return (
    <span className="soft">
      {stock && stock.daysLeft > 0
        ? `Хватит до ${formatDate(stock.endsAt)}`
        : count(reminder.packsCount, ['упаковка', 'упаковки', 'упаковок'])}
    </span>
  )
}
