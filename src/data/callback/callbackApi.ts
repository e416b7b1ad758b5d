import { api } from '../../api/api'
import { call } from '../../api/call'
import { expressSelectionInterest, requestCall } from '../../api/generated/service'
import { toWire } from '../../api/toWire'
import type { ContactDraft } from '../../domain/contact'

interface CallRequest extends Pick<ContactDraft, 'phone' | 'country'> {
  name: string | null
}

interface SelectionInterest {
  fiasId: string | null
  comment?: string | null
}

/** Requests for a call back or for a fitting of lenses. */
export const callbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestCall: build.mutation<unknown, CallRequest>({
      query: (body) => call(requestCall, { body }),
    }),
    expressSelectionInterest: build.mutation<unknown, SelectionInterest>({
      query: (interest) => call(expressSelectionInterest, { body: toWire(interest) }),
    }),
  }),
})

export const { useRequestCallMutation, useExpressSelectionInterestMutation } = callbackApi
