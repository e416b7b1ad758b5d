import { api } from '../../api/api'
import { call } from '../../api/call'
import { callWithCode, confirmCallCode } from '../../api/generated/service'
import { nextCodeAt } from './nextCodeAt'
import { answer, givenText, inside } from '../../api/wire'
import type { ContactDraft } from '../../domain/contact'

export type Phone = Pick<ContactDraft, 'phone' | 'country'>

export const phoneVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The code is the last four digits of the caller; resolves to the time from which the next call may be
     * requested.
     */
    callWithCode: build.mutation<number, Phone>({
      query: (body) => call(callWithCode, { body, sets: 'called phone' }),
      responseSchema: answer(nextCodeAt),
    }),
    /** Resolves to the proof that an order needs if the phone has to be verified. */
    confirmCallCode: build.mutation<string, { phone: string; code: string }>({
      query: (body) => call(confirmCallCode, { body }),
      responseSchema: answer(inside('auth', givenText)),
    }),
  }),
})

export const { useCallWithCodeMutation, useConfirmCallCodeMutation } = phoneVerificationApi
