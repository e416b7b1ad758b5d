import { reminder } from '../../api/generated/records/reminder'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getReminders } from '../../api/generated/reminders'
import { answer, inside, givenList } from '../../api/wire'
import type { Reminder } from './reminder'

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    reminders: build.query<Reminder[], void>({
      query: () => call(getReminders),
      responseSchema: answer(inside('reminders', givenList(reminder))),
      providesTags: ['Reminder'],
    }),
  }),
})

export const { useRemindersQuery } = remindersApi
