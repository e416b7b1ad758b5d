import { referral } from '../../api/generated/records/referral'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { applyReferral, getReferral } from '../../api/generated/account'
import { answer } from '../../api/wire'
import type { ApiError } from '../../domain/ApiError'
import type { Referral } from '../../domain/records'

/** Shows every refusal of a code under the form's only field. */
const underField = (error: ApiError): ApiError =>
  error.kind === 'refused'
    ? { kind: 'invalid', message: error.message, fields: { code: error.message } }
    : error

export const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    // This POST only reads.
    referral: build.query<Referral, void>({
      query: () => call(getReferral, { body: {} }),
      responseSchema: answer(referral),
      providesTags: ['Referral'],
    }),
    applyReferral: build.mutation<unknown, string>({
      query: (code) => call(applyReferral, { body: { code } }),
      transformErrorResponse: underField,
      invalidatesTags: invalidates('Referral', 'Points'),
    }),
  }),
})

export const { useReferralQuery, useApplyReferralMutation } = referralApi
