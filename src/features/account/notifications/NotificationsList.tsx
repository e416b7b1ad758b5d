import { useRef, useState, type ReactNode } from 'react'
import { FailureText } from '#ui/states/FailureText'
import { Button } from '#ui/controls/Button'
import { Notice } from '#ui/states/Notice'
import { ShowMore } from '#ui/controls/ShowMore'
import type { Notification } from '#domain/records'
import { NotificationRow } from './NotificationRow'
import {
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from '#data/notifications/notificationsApi'

interface NotificationsListProps {
  notifications: Notification[]
  /** Called when the customer follows a link of a notification. */
  onLeft: () => void
}

export function NotificationsList({ notifications, onLeft }: NotificationsListProps) {
  const [readOne] = useReadNotificationMutation()
  const [readMany] = useReadNotificationsMutation()
  const [failure, setFailure] = useState<ReactNode>()
  const summary = useRef<HTMLParagraphElement>(null)
  const unread = notifications.filter(({ isRead }) => !isRead)

  const onOutcome = ({ error }: { error?: unknown }) => {
    setFailure(error === undefined ? undefined : <FailureText error={error} />)
  }
  const onRead = async ({ id }: Notification) => onOutcome(await readOne(id))
  const onAllRead = async () => {
    // The button disappears with the last unread notification, so the summary takes the focus.
    summary.current?.focus()
    onOutcome(await readMany(unread.map(({ id }) => id)))
  }
  return (
    <>
      <div className="inbox__head">
        <p className="soft" role="status" tabIndex={-1} ref={summary}>
          {unread.length > 0 ? `Непрочитанных: ${unread.length}` : 'Все уведомления прочитаны'}
        </p>
        {unread.length > 0 && (
          <Button variant="secondary" small onClick={() => void onAllRead()}>
            Прочитать все
          </Button>
        )}
      </div>
      {failure !== undefined && <Notice tone="bad">Не удалось отметить прочитанным. {failure}</Notice>}
      <ShowMore items={notifications} keyOf={({ id }) => id}>
        {(notification) => (
          <NotificationRow
            notification={notification}
            onRead={() => void onRead(notification)}
            onLeft={onLeft}
          />
        )}
      </ShowMore>
    </>
  )
}
