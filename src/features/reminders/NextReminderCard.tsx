import { count } from '../../domain/counts'
import { formatDay, formatDaysUntil } from '../../domain/dates'
import { Bones } from '../../ui/Bones'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { TextLink } from '../../ui/TextLink'
import { nextReminder } from './reminder'
import { useRemindersQuery } from './remindersApi'

/** When to buy lenses next. */
export function NextReminderCard() {
  const reminders = useRemindersQuery()
  const next = nextReminder(reminders.data ?? [])
  return (
    <Card
      title="Напоминание о покупке"
      className="w4 t12"
      foot={
        <TextLink to="/remind/" after="right">
          {next ? 'Изменить напоминание' : 'Создать напоминание'}
        </TextLink>
      }
    >
      <Loaded
        query={reminders}
        failure="Напоминание не загрузилось"
        skeleton={<Bones label="Загружаем напоминание" heights={[32, 16, 40]} />}
        empty={
          <p className="soft">Подскажем, когда пора покупать линзы, чтобы они не закончились внезапно.</p>
        }
        isEmpty={() => next === undefined}
      >
        {() =>
          next && (
            <>
              <div>
                <p className="key">{formatDay(next.remindAt)}</p>
                <p className="small soft">напомним {formatDaysUntil(next.remindAt)}</p>
              </div>
              <p className="small">
                {next.title}
                <br />
                <span className="soft">{count(next.packsCount, ['упаковка', 'упаковки', 'упаковок'])}</span>
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
