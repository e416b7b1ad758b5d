import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  changeEmail,
  changePassword,
  getConsumerInfo,
  getLensesInfo,
  saveAccountInfo,
  saveLensesInfo,
} from '../../api/generated/account'
import { lens } from '../../api/readers/lens'
import { city } from '../../api/readers/places'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  flag,
  flagOrNull,
  id,
  idOrNull,
  list,
  mapped,
  model,
  oneOf,
  orNull,
  text,
  textOrNull,
  texts,
} from '../../api/wire'
import type { LensesInfo, PasswordChange, Profile, ProfileDraft } from './profile'

/** The server keeps the inverse; what it does not say is no consent (SPEC 3). */
const subscribed: Read<boolean> = (isUnsubscribed) => isUnsubscribed === false

const profile: Read<Profile> = mapped(
  model({
    id,
    name: text,
    last_name: text,
    second_name: textOrNull,
    phone: text,
    email: textOrNull,
    birthday: textOrNull,
    gender: orNull(oneOf('female', 'male')),
    residence: orNull(city),
    is_birthday_change_available: flag,
    is_bonus_points_for_review_available: flag,
    unsubscribe_mailings: subscribed,
    unsubscribe_calls: subscribed,
    avatar: textOrNull,
    restrictions: texts,
  }),
  ({ unsubscribeMailings, unsubscribeCalls, ...rest }) => ({
    ...rest,
    subscribeMailings: unsubscribeMailings,
    subscribeCalls: unsubscribeCalls,
  }),
)

const lensesInfo: Read<LensesInfo> = model({
  wears_lenses: flagOrNull,
  lenses: list(lens),
  replacement: orNull(oneOf('daily', 'two_weeks', 'monthly')),
  solution_product_id: idOrNull,
  since: textOrNull,
})

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => call(getConsumerInfo),
      responseSchema: answer(profile),
      providesTags: ['Account'],
    }),
    saveProfile: build.mutation<unknown, ProfileDraft>({
      query: ({ subscribeMailings, subscribeCalls, ...rest }) =>
        call(saveAccountInfo, {
          body: {
            ...toWire(rest),
            unsubscribe_mailings: !subscribeMailings,
            unsubscribe_calls: !subscribeCalls,
          },
        }),
      invalidatesTags: ['Account'],
    }),
    lensesInfo: build.query<LensesInfo, void>({
      query: () => call(getLensesInfo),
      responseSchema: answer(lensesInfo),
      providesTags: ['LensesInfo'],
    }),
    saveLensesInfo: build.mutation<unknown, LensesInfo>({
      query: (info) => call(saveLensesInfo, { body: toWire(info) }),
      invalidatesTags: ['LensesInfo'],
    }),
    changeEmail: build.mutation<unknown, string>({
      query: (email) => call(changeEmail, { body: { email } }),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => call(changePassword, { body: toWire(change) }),
    }),
  }),
})

export const {
  useProfileQuery,
  useSaveProfileMutation,
  useLensesInfoQuery,
  useSaveLensesInfoMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
} = profileApi
