import { notification } from '../../api/generated/records/notification'
import { api, type MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { invalidatesIfFailed } from '../../api/invalidates'
import { undoIfRefused } from '../../api/undoIfRefused'
import { getNotifications, readNotification, readNotifications } from '../../api/generated/account'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { countersApi } from './countersApi'
import type { Notification } from '../../domain/records'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], void>({
      query: () => call(getNotifications),
      responseSchema: answer(inside('notifications', givenList(notification))),
      providesTags: ['Notification'],
      // The badge of the bell has to match the list.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(counted(() => data.filter(({ isRead }) => !isRead).length))
      },
    }),
    readNotification: build.mutation<unknown, Id>({
      query: (id) => ({ ...call(readNotification, { path: { id } }), keepalive: true }),
      onQueryStarted: (id, reading) => markAtOnce([id], reading),
      invalidatesTags: invalidatesIfFailed('Notification'),
    }),
    readNotifications: build.mutation<unknown, Id[]>({
      query: (ids) => call(readNotifications, { body: { notification_id: ids } }),
      onQueryStarted: (ids, reading) => markAtOnce(ids, reading),
      invalidatesTags: invalidatesIfFailed('Notification'),
    }),
  }),
})

const counted = (unread: (before: number) => number) =>
  countersApi.util.updateQueryData('counters', undefined, (counters) => {
    counters.unreadNotifications = unread(counters.unreadNotifications)
  })

const marked = (ids: Id[], isRead: boolean) =>
  notificationsApi.util.updateQueryData('notifications', undefined, (notifications) => {
    for (const notification of notifications) {
      if (ids.includes(notification.id)) notification.isRead = isRead
    }
  })

/** Marks notifications as read before the server answers, and as unread again if it refuses. */
async function markAtOnce(ids: Id[], { dispatch, queryFulfilled }: MutationLifecycle) {
  dispatch(marked(ids, true))
  dispatch(counted((before) => Math.max(0, before - ids.length)))
  // The patches are not undone as a whole, because other notifications may have been read meanwhile.
  const undo = () => {
    dispatch(marked(ids, false))
    dispatch(counted((before) => before + ids.length))
  }
  await queryFulfilled.catch(undoIfRefused({ undo }))
}

export const { useNotificationsQuery, useReadNotificationMutation, useReadNotificationsMutation } =
  notificationsApi
