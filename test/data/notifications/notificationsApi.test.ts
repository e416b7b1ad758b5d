import { notificationsApi } from '../../../src/data/notifications/notificationsApi'
import { countersApi } from '../../../src/data/notifications/countersApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { notifications, readNotification, readNotifications, readInviteNotifications } =
  notificationsApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/account/notifications/',
  answer: 'getNotifications',
  run: (dispatch) => dispatch(notifications.initiate()),
}
const readingInvites: Asked = {
  call: 'POST /v2/internal/specialist/invites/read_notifications/',
  answer: 'readInviteNotifications',
  run: (dispatch) => dispatch(readInviteNotifications.initiate()),
}

itCalls([
  { ...shown, under: 'notifications' },
  {
    call: 'POST /v2/internal/notifications/detail/101/read/',
    answer: 'readNotification',
    run: (dispatch) => dispatch(readNotification.initiate(101)),
  },
  {
    call: 'POST /v2/internal/notifications/actions/bulk_read/',
    answer: 'readNotifications',
    body: { notification_id: [101, 102] },
    run: (dispatch) => dispatch(readNotifications.initiate([101, 102])),
  },
  readingInvites,
  {
    call: 'GET /v2/internal/account/utils/',
    answer: 'getAccountCounters',
    run: (dispatch) => dispatch(countersApi.endpoints.counters.initiate()),
  },
])

itRefreshes('what is read of invites refreshes the notifications', readingInvites, [shown])
