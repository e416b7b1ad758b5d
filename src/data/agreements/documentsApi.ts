import { specialistDocument } from '../../api/generated/records/specialistDocument'
import type { MutationLifecycle } from '../../api/api'
import { call } from '../../api/call'
import { confirmAgreement } from '../../api/generated/service'
import { getDocuments } from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'
import { professional } from '../specialist/professional'
import type { SpecialistDocument } from './document'

const SIGNED: Status = { code: 'signed', label: 'Подписан' }

export const documentsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<SpecialistDocument[], void>({
      query: () => call(getDocuments),
      responseSchema: answer(inside('documents', givenList(specialistDocument))),
      providesTags: ['Document'],
    }),
    /** Signs a document; the id is that of its agreement. */
    signDocument: build.mutation<unknown, Id>({
      query: (agreementId) => call(confirmAgreement, { path: { id: agreementId } }),
      onQueryStarted: showSigned,
      invalidatesTags: invalidates('Document'),
    }),
  }),
})

/** Marks the document as signed: until the list is read again, it could be signed twice. */
async function showSigned(agreementId: Id, { dispatch, queryFulfilled }: MutationLifecycle) {
  if ((await queryFulfilled.catch(() => undefined)) === undefined) return
  dispatch(
    documentsApi.util.updateQueryData('documents', undefined, (all) =>
      all.map((one) => (one.agreementId === agreementId ? { ...one, status: SIGNED } : one)),
    ),
  )
}

export const { useDocumentsQuery, useLazyDocumentsQuery, useSignDocumentMutation } = documentsApi
