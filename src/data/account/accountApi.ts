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
 * A record without a consumer means that the account is not a club member. A record with only other fields,
 * or with several fields that are all null, does not mean that.
 */
const accountInfo: Read<AccountInfo> = (value) => {
  const info = read(value)
  const given = Object.entries(value as object)
  const known = given.filter(([name]) => Object.hasOwn(fields, name))
  const isNoMember = given.length === 0 || (known.length === 1 && known[0]?.[0] === 'consumer')
  if (!isNoMember && known.every(([, found]) => found === null)) throw unreadable(value, 'object')
  return info
}

/** The calls that the cabinet needs on first render; `profileApi.ts` has the rest of the customer's data. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountInfo: build.query<AccountInfo, void>({
      query: () => call(getAccountInfo),
      responseSchema: answer(accountInfo),
      providesTags: ['Account'],
    }),
    logout: build.mutation<unknown, void>({
      query: () => call(logout, { refreshesToken: true }),
      // A page without a token gets this error too: the customer is already logged out.
      transformErrorResponse: (error): ApiError =>
        'isOfNobody' in error || (error.kind === 'refused' && hasCode(error.errors, SESSION_EXPIRED))
          ? { kind: 'signedOut', message: error.message }
          : error,
    }),
  }),
})

export const { useAccountInfoQuery, useLazyAccountInfoQuery, useLogoutMutation } = accountApi
