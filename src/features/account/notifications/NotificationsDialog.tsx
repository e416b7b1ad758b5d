import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import css from './notifications.css'
import { NotificationsList } from './NotificationsList'
import { useNotificationsQuery } from '#data/notifications/notificationsApi'

/** Shows the inbox over the current page of the cabinet. */
export function NotificationsDialog({ onClosed }: { onClosed: () => void }) {
  const notifications = useNotificationsQuery()
  return (
    <Dialog title="Уведомления" onClosed={onClosed}>
      <StyleSheet href={css} />
      <div className="inbox">
        <Loaded
          query={notifications}
          failure="Уведомления не загрузились"
          skeleton={<Skeleton label="Загружаем уведомления" heights={[44, 20, 48, 20, 48]} />}
          empty={
            <EmptyState title="Уведомлений пока нет">
              Здесь появятся новости о ваших заказах, баллах и записях.
            </EmptyState>
          }
        >
          {(list) => <NotificationsList notifications={list} onLeft={onClosed} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
