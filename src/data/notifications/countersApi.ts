import { api } from '../../api/api'
import { call } from '../../api/call'
import { getAccountCounters } from '../../api/generated/account'
import type { Read } from '../../api/wire'
import { answer, camelRecord, number } from '../../api/wire'

interface Counters {
  unreadNotifications: number
}

const counters: Read<Counters> = camelRecord({ unread_notifications: number })

/** Separate from the notifications, because every page shows the counters. */
export const countersApi = api.injectEndpoints({
  endpoints: (build) => ({
    counters: build.query<Counters, void>({
      query: () => call(getAccountCounters),
      responseSchema: answer(counters),
      providesTags: ['Notification'],
    }),
  }),
})

export const { useCountersQuery } = countersApi
