import { api } from '../../api/api'
import { call } from '../../api/call'
import { getAccountInfo } from '../../api/generated/account'
import { logout } from '../../api/generated/auth'
import { answer, flag, id, mapped, orNull, record, text } from '../../api/wire'
import type { AccountInfo, Consumer } from './account'

const consumer = mapped(record({ id, name: text, last_name: text }), ({ id, name, last_name }): Consumer => ({
  id,
  name,
  lastName: last_name,
}))

const accountInfo = mapped(
  record({
    consumer: orNull(consumer),
    is_available_consumer_mode: flag,
    is_friends_available: flag,
    is_friends_application_exist: flag,
  }),
  (wire): AccountInfo => ({
    consumer: wire.consumer,
    isAvailableConsumerMode: wire.is_available_consumer_mode,
    isFriendsAvailable: wire.is_friends_available,
    isFriendsApplicationExist: wire.is_friends_application_exist,
  }),
)

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountInfo: build.query<AccountInfo, void>({
      query: () => call(getAccountInfo),
      responseSchema: answer(accountInfo),
      providesTags: ['Account'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => call(logout, { refreshesToken: true }),
    }),
  }),
})

export const { useAccountInfoQuery, useLogoutMutation } = accountApi
