import { moneyback } from '../../api/generated/records/moneyback'
import { receipt } from '../../api/generated/records/receipt'
import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import { getMoneybacks, requestMoneyback, uploadCheck } from '../../api/generated/checks'
import { getChecks, reportCheckUploadStarted } from '../../api/generated/service'
import { upload } from '../../api/upload'
import { toWire } from '../../api/toWire'
import { answer, id, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Receipt, Moneyback, MoneybackDraft } from './receipt'
import { RECEIPT_SOURCE } from './receipt'

export const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    receipts: build.query<Receipt[], void>({
      query: () => call(getChecks),
      responseSchema: answer(inside('checks', givenList(receipt))),
      providesTags: ['Receipt'],
    }),
    /** Takes the text of the QR code (`bill`) or an upload transfer; `upload` sends the file. */
    uploadReceipt: build.mutation<Id, { bill?: string; transfer?: string }>({
      queryFn: ({ transfer, bill }, { signal }) => {
        const body = { ...(bill !== undefined && { bill }), checkSource: RECEIPT_SOURCE }
        return upload(transfer, { call: uploadCheck, body }, inside('id', id), signal)
      },
      invalidatesTags: invalidates('Receipt', 'Points'),
    }),
    reportReceiptUploadStarted: build.mutation<unknown, void>({
      query: () => call(reportCheckUploadStarted),
    }),
    moneybacks: build.query<Moneyback[], void>({
      query: () => call(getMoneybacks),
      responseSchema: answer(inside('items', givenList(moneyback))),
      providesTags: ['Moneyback'],
    }),
    requestMoneyback: build.mutation<unknown, MoneybackDraft>({
      query: (draft) => call(requestMoneyback, { body: toWire(draft) }),
      invalidatesTags: invalidates('Moneyback', 'Receipt'),
    }),
  }),
})

export const {
  useReceiptsQuery,
  useReportReceiptUploadStartedMutation,
  useUploadReceiptMutation,
  useMoneybacksQuery,
  useRequestMoneybackMutation,
} = receiptsApi
