import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import {
  changeEmail,
  changePassword,
  getConsumerInfo,
  getLensesInfo,
  saveAccountInfo,
  saveLensesInfo,
} from '../../api/generated/account'
import { lenses } from '../../api/readers/lens'
import { city } from '../../api/readers/places'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import {
  answer,
  dateOrNull,
  flag,
  flagOrNull,
  id,
  idOrNull,
  mapped,
  model,
  oneOf,
  orNull,
  text,
  textOrNull,
  texts,
} from '../../api/wire'
import { isCountryCode, type CountryCode } from '../../domain/phone'
import type { LensesInfo, PasswordChange, PhoneChange, Profile, ProfileDraft, Subscriptions } from './profile'
import { draftOf } from './profile'

/** The server keeps the inverse; what it does not say is no consent (contract 7.2). */
const subscribed: Read<boolean> = (isUnsubscribed) => isUnsubscribed === false

const country: Read<CountryCode> = (code) => (isCountryCode(code) ? code : 'ru')

const profile: Read<Profile> = mapped(
  model({
    id,
    name: text,
    last_name: text,
    second_name: textOrNull,
    phone: text,
    country,
    email: textOrNull,
    birthday: dateOrNull,
    gender: orNull(oneOf('female', 'male')),
    residence: orNull(city),
    is_birthday_change_available: flag,
    is_bonus_points_for_review_available: flag,
    is_allowed_order_samples: flag,
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
  lenses,
  replacement: orNull(oneOf('daily', 'two_weeks', 'monthly')),
  solution_product_id: idOrNull,
  since: dateOrNull,
})

const bodyOf = ({ subscribeMailings, subscribeCalls, ...rest }: ProfileDraft) => ({
  ...toWire(rest),
  unsubscribe_mailings: !subscribeMailings,
  unsubscribe_calls: !subscribeCalls,
})

/** How many changes of the subscriptions are under way. */
let unsettled = 0

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => call(getConsumerInfo),
      responseSchema: answer(profile),
      providesTags: ['Account'],
    }),
    saveProfile: build.mutation<unknown, ProfileDraft>({
      query: (draft) => call(saveAccountInfo, { body: bodyOf(draft) }),
      invalidatesTags: invalidates('Account'),
    }),
    changePhone: build.mutation<unknown, { profile: Profile; change: PhoneChange }>({
      query: ({ profile, change: { phone, country, auth } }) =>
        call(saveAccountInfo, {
          headers: { 'X-Voximplant-Auth': auth },
          body: { ...bodyOf(draftOf(profile)), phone, country },
        }),
      invalidatesTags: invalidates('Account'),
    }),
    /** Shown at once, and taken back when it fails. */
    saveSubscriptions: build.mutation<unknown, { profile: Profile; changes: Subscriptions }>({
      query: ({ profile, changes }) =>
        call(saveAccountInfo, { body: bodyOf({ ...draftOf(profile), ...changes }) }),
      onQueryStarted: ({ changes }, { dispatch, queryFulfilled }) => {
        const change = dispatch(
          profileApi.util.updateQueryData('profile', undefined, (shown) => ({ ...shown, ...changes })),
        )
        unsettled += 1
        const onSettled = () => {
          unsettled -= 1
          // Two quick changes may arrive in either order: the server's state counts.
          if (unsettled === 0) dispatch(profileApi.util.invalidateTags(['Account']))
        }
        queryFulfilled.catch(() => change.undo()).finally(onSettled)
      },
    }),
    lensesInfo: build.query<LensesInfo, void>({
      query: () => call(getLensesInfo),
      responseSchema: answer(lensesInfo),
      providesTags: ['LensesInfo'],
    }),
    saveLensesInfo: build.mutation<unknown, LensesInfo>({
      query: (info) => call(saveLensesInfo, { body: toWire(info) }),
      invalidatesTags: invalidates('LensesInfo'),
    }),
    changeEmail: build.mutation<unknown, string>({
      query: (email) => call(changeEmail, { body: { email } }),
      invalidatesTags: invalidates('Account'),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => call(changePassword, { body: toWire(change) }),
    }),
  }),
})

export const {
  useProfileQuery,
  useSaveProfileMutation,
  useChangePhoneMutation,
  useSaveSubscriptionsMutation,
  useLensesInfoQuery,
  useSaveLensesInfoMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
} = profileApi
