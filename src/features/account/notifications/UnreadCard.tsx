import { formatDay } from '#domain/dates/dates'
import { mapData, remoteData } from '#domain/remoteData'
import { linkPropsOf } from '#host/page/linkProps'
import { LoadedCard } from '#ui/LoadedCard'
import { TextLink } from '#ui/controls/TextLink'
import { useNotificationsQuery, useReadNotificationMutation } from '#data/notifications/notificationsApi'

/** Number of notifications that fit into the card; the bell opens all of them. */
const SHOWN = 3

/** Shows the customer's unread notifications. */
export function UnreadCard() {
  const unread = mapData(remoteData(useNotificationsQuery()), (all) => all.filter(({ isRead }) => !isRead))
  const [read] = useReadNotificationMutation()
  return (
    <LoadedCard
      isOptional
      title="Новые уведомления"
      query={unread}
      failure="Уведомления не загрузились"
      skeleton={{ label: 'Загружаем уведомления', heights: [48, 48, 48] }}
    >
      {(all) => (
        <ul className="list">
          {all.slice(0, SHOWN).map(({ id, title, createdAt, link }) => (
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
