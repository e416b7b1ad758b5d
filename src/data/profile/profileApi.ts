import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { changeEmail, changePassword, getConsumerInfo, getLensesInfo } from '../../api/generated/account'
import { toWire } from '../../api/toWire'
import { answer } from '../../api/wire'
import type { LensesInfo, PasswordChange, Profile } from './profile'
import { lensesInfo, profile } from './readProfile'

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => call(getConsumerInfo),
      responseSchema: answer(profile),
      providesTags: ['Account'],
    }),
    lensesInfo: build.query<LensesInfo, void>({
      query: () => call(getLensesInfo),
      responseSchema: answer(lensesInfo),
      providesTags: ['LensesInfo'],
    }),
    changeEmail: build.mutation<unknown, string>({
      query: (email) => call(changeEmail, { body: { email }, sets: 'email' }),
      invalidatesTags: invalidates('Account'),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => call(changePassword, { body: toWire(change), sets: 'password' }),
    }),
  }),
})

export const {
  useProfileQuery,
  useLazyProfileQuery,
  useLensesInfoQuery,
  useChangeEmailMutation,
  useChangePasswordMutation,
} = profileApi
