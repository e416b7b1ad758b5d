import { api } from '../../api/api'
import { call } from '../../api/call'
import { hasCode, SESSION_EXPIRED } from '../../api/errorCodes'
import { getAccountInfo } from '../../api/generated/account'
import { logout } from '../../api/generated/auth'
import type { Read } from '../../api/wire'
import { answer, dateOrNull, flag, id, nullIfMissing, camelRecord, text, unreadable } from '../../api/wire'
import type { ApiError } from '../../domain/ApiError'
import type { AccountInfo } from './account'

const fields = {
  consumer: nullIfMissing(camelRecord({ id, name: text, last_name: text, member_since: dateOrNull })),
  is_available_consumer_mode: flag,
  is_friends_available: flag,
  is_friends_application_exist: flag,
}
const read = camelRecord(fields)

/**
 * A record without a consumer says that somebody is no member. Other fields alone, or several that are nothing
 * but null, do not.
 */
const accountInfo: Read<AccountInfo> = (value) => {
  const info = read(value)
  const given = Object.entries(value as object)
  const known = given.filter(([name]) => Object.hasOwn(fields, name))
  const isNoMember = given.length === 0 || (known.length === 1 && known[0]?.[0] === 'consumer')
  if (!isNoMember && known.every(([, found]) => found === null)) throw unreadable(value, 'object')
  return info
}

/**
 * Calls that the cabinet needs from its first moment on; `profileApi.ts` has the rest of the customer's data.
 */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountInfo: build.query<AccountInfo, void>({
      query: () => call(getAccountInfo),
      responseSchema: answer(accountInfo),
      providesTags: ['Account'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => call(logout, { refreshesToken: true }),
      // This also covers a page without a token of its own: the customer is logged out already.
      transformErrorResponse: (error): ApiError =>
        'isOfNobody' in error || (error.kind === 'refused' && hasCode(error.errors, SESSION_EXPIRED))
          ? { kind: 'signedOut', message: error.message }
          : error,
    }),
  }),
})

export const { useAccountInfoQuery, useLazyAccountInfoQuery, useLogoutMutation } = accountApi
