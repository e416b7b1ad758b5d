import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { addPartnerReceipt, applyReceipt, sendFeedback } from '../../api/generated/receipts'
import { answer, flag, mapped, record } from '../../api/wire'
import type { ApplyLink, PartnerLink } from './receiptLink'

const receiptLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<unknown, string>({
      query: (text) => call(sendFeedback, { body: { text } }),
    }),
    applyReceipt: build.mutation<unknown, ApplyLink>({
      query: ({ sign, ...body }) => call(applyReceipt, { query: { sign }, body }),
      invalidatesTags: invalidates('Points'),
    }),
    /** Resolves to true if the receipt was registered. */
    addPartnerReceipt: build.mutation<boolean, PartnerLink>({
      query: (body) => call(addPartnerReceipt, { body, isBare: true }),
      responseSchema: answer(mapped(record({ success: flag }), ({ success }) => success)),
      invalidatesTags: invalidates('Points'),
    }),
  }),
})

export const { useSendFeedbackMutation } = receiptLinkApi
export const { applyReceipt: applyReceiptEndpoint, addPartnerReceipt: addPartnerReceiptEndpoint } =
  receiptLinkApi.endpoints
