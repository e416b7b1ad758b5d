import { count } from '#domain/numbers/counts'
import { formatDay, formatDaysUntil } from '#domain/dates/dates'
import { NextCard } from '#ui/NextCard'
import { nextReminder } from '#data/reminders/reminder'
import { useRemindersQuery } from '#data/reminders/remindersApi'

/** Shows when to buy lenses next. */
export function NextReminderCard() {
  const reminders = useRemindersQuery()
  return (
    <NextCard
      title="Напоминание о покупке"
      query={reminders}
      next={nextReminder(reminders.data ?? [])}
      failure="Напоминание не загрузилось"
      to="/remind/"
      more="Изменить напоминание"
    >
      {({ remindAt, title, packsCount }) => (
        <>
          <div>
            <p className="key">{formatDay(remindAt)}</p>
            <p className="small soft">напомним {formatDaysUntil(remindAt)}</p>
          </div>
          <p className="small">
            {title}
            <br />
            <span className="soft">{count(packsCount, ['упаковка', 'упаковки', 'упаковок'])}</span>
          </p>
        </>
      )}
    </NextCard>
  )
}
