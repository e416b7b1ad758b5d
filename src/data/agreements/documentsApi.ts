import { specialistDocument } from '../../api/generated/records/specialistDocument'
import { call } from '../../api/call'
import { confirmAgreement } from '../../api/generated/service'
import { getDocuments } from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import { answer, inside, givenList } from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import type { SpecialistDocument } from './document'

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
      invalidatesTags: invalidates('Document'),
    }),
  }),
})

export const { useDocumentsQuery, useSignDocumentMutation } = documentsApi
