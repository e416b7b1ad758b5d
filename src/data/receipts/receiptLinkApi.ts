import { api } from '../../api/api'
import { call } from '../../api/call'
import { SESSION_EXPIRED } from '../../api/errorCodes'
import { invalidates } from '../../api/invalidates'
import { addPartnerReceipt, applyReceipt, sendFeedback } from '../../api/generated/receipts'
import { answer, flagOrNull, mapped, record, unreadable } from '../../api/wire'
import type { ApiError } from '../../domain/ApiError'
import type { ApplyLink, PartnerLink } from './receiptLink'

/** An answer without `success` is not a refusal: the receipt may be registered. */
const isRegistered = mapped(record({ success: flagOrNull }), ({ success }) => {
  if (success === null) throw unreadable(success, 'true or false')
  return success
})

/**
 * Withholds the end of the session: the island reports it after the customer has read the success of the
 * other receipt.
 */
const heldBack = (error: ApiError): ApiError =>
  error.kind === 'signedOut'
    ? { kind: 'refused', message: error.message, errors: [{ code: SESSION_EXPIRED, message: error.message }] }
    : error

const receiptLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<unknown, string>({
      query: (text) => call(sendFeedback, { body: { text } }),
    }),
    applyReceipt: build.mutation<unknown, ApplyLink>({
      query: ({ sign, ...body }) => call(applyReceipt, { query: { sign }, body }),
      transformErrorResponse: heldBack,
      invalidatesTags: invalidates('Receipt', 'Points'),
    }),
    /** Resolves to true if the receipt was registered. */
    addPartnerReceipt: build.mutation<boolean, PartnerLink>({
      query: (body) => call(addPartnerReceipt, { body, isBare: true }),
      responseSchema: answer(isRegistered),
      transformErrorResponse: heldBack,
      invalidatesTags: invalidates('Receipt', 'Points'),
    }),
  }),
})

export const { useSendFeedbackMutation } = receiptLinkApi
export const { applyReceipt: applyReceiptEndpoint, addPartnerReceipt: addPartnerReceiptEndpoint } =
  receiptLinkApi.endpoints
