import { Suspense, useRef, useState } from 'react'
import { FailedLine } from '#ui/states/FailedLine'
import { FailureNotice } from '#ui/states/FailureNotice'
import { focusListItem } from '#ui/lib/takeFocus'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { usePress } from '#ui/lib/usePress'
import { sameId } from '#domain/Id'
import { FormStyles } from '#forms/FormStyles'
import { failureIn, onceSettled, remoteData, valueOf, type RemoteData } from '#domain/remoteData'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { StyleSheet } from '#ui/StyleSheet'
import { DeleteReminderDialog } from './DeleteReminderDialog'
import type { RemindedProduct, Reminder } from '#data/reminders/reminder'
import { ReminderItem } from './ReminderItem'
import css from './reminders.css'
import { useUpdateReminderMutation } from '#data/reminders/reminderEditsApi'
import { useRemindersQuery } from '#data/reminders/remindersApi'

const ReminderDialog = lazyComponent(() =>
  import('./ReminderDialog').then(({ ReminderDialog }) => ReminderDialog),
)

type Open = { name: 'add' } | { name: 'edit' | 'delete'; reminder: Reminder }

/** Lists the reminders with their actions. */
export function RemindersCard({ products }: { products: RemoteData<RemindedProduct[]> }) {
  // The list waits for the products: the height of an item depends on its lenses.
  const query = onceSettled(remoteData(useRemindersQuery()), products)
  const failed = failureIn(products)
  const sold = valueOf(products)
  const [update] = useUpdateReminderMutation()
  const { open, done, setDone, onClosed, onDone, onGone, ...dialogs } = useCardDialogs<Open>()
  const [failure, setFailure] = useState<unknown>()
  const card = useRef<HTMLDivElement>(null)
  const hasSome = query.state === 'known' && query.value.length > 0

  const onOpened = (opened: Open) => {
    setFailure(undefined)
    dialogs.onOpened(opened)
  }
  const onAdd = () => onOpened({ name: 'add' })

  const pausing = usePress(async (reminder: Reminder) => {
    const { isActive } = reminder
    setDone('')
    setFailure(undefined)
    const { error } = await update({ reminder, edit: { isActive: !isActive } })
    if (error) setFailure(error)
    else setDone(isActive ? 'Напоминание на паузе' : 'Напоминание снова включено')
  })
  const onDeleted = (reminder: Reminder) => {
    const place = query.state === 'known' ? query.value.findIndex(({ id }) => id === reminder.id) : 0
    onGone('Напоминание удалено', () => focusListItem(card.current, place, '.state .btn'))
  }
  const onSaved = () => onDone(open?.name === 'edit' ? 'Напоминание изменено' : 'Напоминание создано')

  return (
    <div ref={card}>
      <StyleSheet href={css} />
      <FormStyles />
      <Card
        title="Ваши напоминания"
        action={
          hasSome ? (
            <Button variant="secondary" small loads onClick={onAdd}>
              Добавить<span className="visually-hidden"> напоминание</span>
            </Button>
          ) : undefined
        }
      >
        <p className="visually-hidden" role="status">
          {done}
        </p>
        {failed && hasSome && <FailedLine failure="Сведения о линзах не загрузились" query={failed} />}
        <FailureNotice error={failure} />
        <Loaded
          query={query}
          failure="Напоминания не загрузились"
          skeleton={<Skeleton label="Загружаем напоминания" heights={[24, 32, 16, 40, 40]} />}
          empty={
            <EmptyState
              title="Напоминаний пока нет"
              action={
                <Button loads onClick={onAdd}>
                  Добавить напоминание
                </Button>
              }
            >
              Подскажем, когда пора покупать линзы, чтобы они не закончились внезапно.
            </EmptyState>
          }
        >
          {(reminders) => (
            <ShowMore items={reminders} keyOf={({ id }) => id}>
              {(reminder) => (
                <ReminderItem
                  reminder={reminder}
                  all={reminders}
                  product={sold?.find(({ id }) => sameId(id, reminder.productId))}
                  isStockKnown={!failed}
                  isPausing={sameId(pausing.given?.[0].id, reminder.id)}
                  waits={pausing.waits}
                  onEdit={() => onOpened({ name: 'edit', reminder })}
                  onPause={() => void pausing.press(reminder)}
                  onDelete={() => onOpened({ name: 'delete', reminder })}
                />
              )}
            </ShowMore>
          )}
        </Loaded>
      </Card>
      {open?.name === 'delete' && (
        <DeleteReminderDialog
          reminder={open.reminder}
          onDeleted={() => onDeleted(open.reminder)}
          onCancelled={onClosed}
        />
      )}
      <Suspense>
        {(open?.name === 'add' || open?.name === 'edit') && (
          <ReminderDialog
            reminder={open.name === 'edit' ? open.reminder : undefined}
            products={products}
            onSaved={onSaved}
            onClosed={onClosed}
          />
        )}
      </Suspense>
    </div>
  )
}
