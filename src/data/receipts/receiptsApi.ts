import { moneyback } from '../../api/generated/records/moneyback'
import { receipt } from '../../api/generated/records/receipt'
import { api, type MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { answered, invalidates } from '../../api/invalidates'
import { getMoneybacks, requestMoneyback, uploadCheck } from '../../api/generated/checks'
import { getChecks, reportCheckUploadStarted } from '../../api/generated/service'
import { upload } from '../../api/upload'
import { toWire } from '../../api/toWire'
import { answer, id, inside, givenList, nullIfUnreadable } from '../../api/wire'
import { withRecord, type Id } from '../../domain/Id'
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
    requestMoneyback: build.mutation<Moneyback | null, MoneybackDraft>({
      query: (draft) => call(requestMoneyback, { body: toWire(draft) }),
      responseSchema: answer(nullIfUnreadable(moneyback)),
      onQueryStarted: showMoneyback,
      invalidatesTags: invalidates('Moneyback', 'Receipt'),
    }),
  }),
})

/** Puts the answered request into the list: until that is read again, the same receipt could be asked for twice. */
async function showMoneyback({ checkId }: MoneybackDraft, { dispatch, queryFulfilled }: MutationLifecycle) {
  const answer = await answered<Moneyback | null>(queryFulfilled)
  if (!answer) return
  const one = { ...answer, checkId: answer.checkId ?? checkId }
  dispatch(receiptsApi.util.updateQueryData('moneybacks', undefined, (all) => withRecord(all, one)))
}

export const {
  useReceiptsQuery,
  useReportReceiptUploadStartedMutation,
  useUploadReceiptMutation,
  useMoneybacksQuery,
  useRequestMoneybackMutation,
} = receiptsApi
