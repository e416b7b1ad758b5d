import { formatDay } from '#domain/dates/dates'
import { linkPropsOf } from '#host/page/linkProps'
import { Skeleton } from '#ui/states/Skeleton'
import { LoadedCard } from '#ui/LoadedCard'
import { TextLink } from '#ui/controls/TextLink'
import { useNotificationsQuery, useReadNotificationMutation } from '#data/notifications/notificationsApi'

/** Number of notifications that fit into the card; the bell opens all of them. */
const SHOWN = 3

/** Shows the customer's unread notifications. */
export function UnreadCard() {
  const query = useNotificationsQuery()
  const [read] = useReadNotificationMutation()
  const unread = query.data?.filter(({ isRead }) => !isRead) ?? []
  return (
    <LoadedCard
      title="Новые уведомления"
      query={query}
      failure="Уведомления не загрузились"
      skeleton={<Skeleton label="Загружаем уведомления" heights={[48, 48, 48]} />}
      isEmpty={() => unread.length === 0}
    >
      {() => (
        <ul className="list">
          {unread.slice(0, SHOWN).map(({ id, title, createdAt, link }) => (
            <li className="item" key={id}>
              <span className="item__main">
                <span className="strong">{title}</span>
                <span className="small soft">{formatDay(createdAt)}</span>
              </span>
              {link !== null && (
                <TextLink {...linkPropsOf(link)} onClick={() => void read(id)}>
                  Открыть<span className="visually-hidden"> «{title}»</span>
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </LoadedCard>
  )
}
