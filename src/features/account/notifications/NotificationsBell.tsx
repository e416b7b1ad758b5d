import { useState, useTransition, type ReactNode } from 'react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { remoteData } from '#domain/remoteData'
import { IconButton } from '#ui/controls/IconButton'
import { useCountersQuery } from '#data/notifications/countersApi'

/** Shows the number of unread notifications on every page; the inbox loads when it is opened. */
export function NotificationsBell() {
  const counters = remoteData(useCountersQuery())
  // No badge is shown while the number is unknown.
  const unread = counters.state === 'known' ? counters.value.unreadNotifications : 0
  // Holds the open inbox, or the message that it could not be loaded.
  const [opened, setOpened] = useState<ReactNode>()
  const [isLoading, startLoading] = useTransition()
  const onPressed = () =>
    startLoading(() =>
      import('./NotificationsDialog').then(
        ({ NotificationsDialog }) => setOpened(<NotificationsDialog onClosed={() => setOpened(undefined)} />),
        () =>
          setOpened(
            <p className="bell__failure" role="alert">
              {SERVICE_UNAVAILABLE}
            </p>,
          ),
      ),
    )
  return (
    <div className="bell">
      <IconButton
        icon="bell"
        label={`Уведомления${unread > 0 ? `, непрочитанных: ${unread}` : ''}`}
        aria-haspopup="dialog"
        busy={isLoading}
        onClick={onPressed}
      />
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {opened}
    </div>
  )
}
