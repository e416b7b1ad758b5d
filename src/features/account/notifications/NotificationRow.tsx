import type { MouseEvent } from 'react'
import { formatDate, formatTime } from '#domain/dates/dates'
import { linkPropsOf } from '#host/page/linkProps'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { TextLink } from '#ui/controls/TextLink'
import type { Notification } from '#domain/records'

interface NotificationRowProps {
  notification: Notification
  onRead: () => void
  onLeft: () => void
}

/** Shows a notification. An unread one has a badge and a bold title; following its link marks it as read. */
export function NotificationRow({ notification, onRead, onLeft }: NotificationRowProps) {
  const { title, text, link, createdAt, isRead } = notification
  const onPressed = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the row takes the focus.
    currentTarget.closest('li')?.focus()
    onRead()
  }
  const onFollowed = () => {
    if (!isRead) onRead()
    onLeft()
  }
  return (
    <article className="item">
      <div className="item__main">
        <p className={isRead ? undefined : 'strong'}>{title}</p>
        <p>{text}</p>
        <p className="row small soft">
          {createdAt !== null && (
            <time dateTime={createdAt}>
              {[formatDate(createdAt), formatTime(createdAt)].filter(Boolean).join(', ')}
            </time>
          )}
          {!isRead && <Badge icon="bell" tone="active" label="Новое" />}
        </p>
        {(link !== null || !isRead) && (
          <div className="row">
            {link !== null && (
              <TextLink {...linkPropsOf(link)} after="right" onClick={onFollowed}>
                Открыть<span className="visually-hidden"> «{title}»</span>
              </TextLink>
            )}
            {!isRead && (
              <Button variant="quiet" small onClick={onPressed}>
                Отметить прочитанным<span className="visually-hidden"> «{title}»</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
