import { reminder } from '../../api/generated/records/reminder'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { getReminders } from '../../api/generated/reminders'
import { answer, givenDate, inside, givenList, mapped } from '../../api/wire'
import { dayInShop } from '../../domain/dates/days'
import type { Reminder } from './reminder'

export const day = mapped(givenDate, dayInShop)

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
