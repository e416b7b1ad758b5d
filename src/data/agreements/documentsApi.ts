import { call } from '../../api/call'
import { confirmAgreement } from '../../api/generated/service'
import { getDocuments } from '../../api/generated/specialist'
import { invalidates } from '../../api/invalidates'
import type { Read } from '../../api/wire'
import {
  answer,
  dateOrNull,
  id,
  idOrNull,
  inside,
  givenList,
  camelRecord,
  numberText,
  nullIfUnreadable,
  status,
  text,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import { professional } from '../specialist/professional'
import { professionalFile } from '../specialist/readSpecialist'
import type { SpecialistDocument } from './document'

const document: Read<SpecialistDocument> = camelRecord({
  id,
  number: numberText,
  title: text,
  created_at: dateOrNull,
  status,
  file: nullIfUnreadable(professionalFile),
  agreement_id: idOrNull,
})

export const documentsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    documents: build.query<SpecialistDocument[], void>({
      query: () => call(getDocuments),
      responseSchema: answer(inside('documents', givenList(document))),
      providesTags: ['Document'],
    }),
    /** Signs a document by its agreement. */
    signDocument: build.mutation<unknown, Id>({
      query: (agreementId) => call(confirmAgreement, { path: { id: agreementId } }),
      invalidatesTags: invalidates('Document'),
    }),
  }),
})

export const { useDocumentsQuery, useSignDocumentMutation } = documentsApi
