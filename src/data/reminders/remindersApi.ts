import { api } from '../../api/api'
import { call } from '../../api/call'
import { getReminders } from '../../api/generated/reminders'
import type { Read } from '../../api/wire'
import {
  answer,
  flag,
  givenDate,
  id,
  inside,
  givenList,
  list,
  mapped,
  camelRecord,
  number,
  oneOf,
  nullIfUnreadable,
  text,
  textOrNull,
} from '../../api/wire'
import { dayInShop } from '../../domain/dates/days'
import { lenses } from '../lenses/readLens'
import type { Reminder } from './reminder'

export const day = mapped(givenDate, dayInShop)

const reminder: Read<Reminder> = camelRecord({
  id,
  product_id: id,
  title: text,
  picture: textOrNull,
  lenses,
  packs_count: number,
  purchased_at: nullIfUnreadable(day),
  remind_at: nullIfUnreadable(day),
  channels: list(oneOf('email', 'sms', 'push'), String),
  is_active: flag,
})

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
