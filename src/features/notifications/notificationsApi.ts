import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  getNotifications,
  readInviteNotifications,
  readNotification,
  readNotifications,
} from '../../api/generated/account'
import type { Read } from '../../api/wire'
import { answer, flag, id, inside, list, model, text, textOrNull } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Notification } from './notification'

const notification: Read<Notification> = model({
  id,
  created_at: textOrNull,
  title: text,
  text,
  link: textOrNull,
  is_read: flag,
})

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<Notification[], void>({
      query: () => call(getNotifications),
      responseSchema: answer(inside('notifications', list(notification))),
      providesTags: ['Notification'],
    }),
    readNotification: build.mutation<unknown, Id>({
      query: (id) => call(readNotification, { path: { id } }),
      invalidatesTags: ['Notification'],
    }),
    readNotifications: build.mutation<unknown, Id[]>({
      query: (ids) => call(readNotifications, { body: { notification_id: ids } }),
      invalidatesTags: ['Notification'],
    }),
    readInviteNotifications: build.mutation<unknown, void>({
      query: () => call(readInviteNotifications),
      invalidatesTags: ['Notification'],
    }),
  }),
})

export const {
  useNotificationsQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
  useReadInviteNotificationsMutation,
} = notificationsApi
