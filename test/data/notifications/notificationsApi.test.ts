import { notificationsApi } from '#data/notifications/notificationsApi'
import { countersApi } from '#data/notifications/countersApi'
import { store } from '#store/store'
import { dataOf, itCalls, type Asked } from '../../support/endpoints'
import { success } from '../../support/shop'

const { notifications, readNotification, readNotifications } = notificationsApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/account/notifications/',
  answer: 'getNotifications',
  run: (dispatch) => dispatch(notifications.initiate()),
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
  {
    call: 'GET /v2/internal/account/utils/',
    answer: 'getAccountCounters',
    gives: { unreadNotifications: dataOf('getAccountCounters')['unread_notifications'] },
    run: (dispatch) => dispatch(countersApi.endpoints.counters.initiate()),
  },
])

it('a notification is read although its link leaves the page', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(success(null)))
  await store.dispatch(readNotification.initiate(101))
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
  asked.mockRestore()
})
