import { isToSign } from '#data/agreements/document'
import { documentsApi } from '#data/agreements/documentsApi'
import { itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { documents, signDocument } = documentsApi.endpoints

const shown: Asked = {
  call: 'GET /v2/internal/specialist/documents/',
  answer: 'getDocuments',
  run: (dispatch) => dispatch(documents.initiate()),
}
const signing: Asked = {
  call: 'POST /v2/internal/agreements/7/confirm/',
  answer: 'confirmAgreement',
  run: (dispatch) => dispatch(signDocument.initiate(7)),
}

itCalls([{ ...shown, under: 'documents' }, signing])
itRefreshes('a signature refreshes the documents', signing, [shown])

it.each([
  ['new', 7, true],
  ['new', null, false],
  ['signed', 7, false],
  ['archived', 7, false],
  ['other', 7, false],
])('a document of status %s with agreement %s can be signed: %s', (code, agreementId, can) => {
  const document = { id: 1, number: '', title: '', createdAt: null, file: null, agreementId }
  expect(isToSign({ ...document, status: { code, label: '' } })).toBe(can)
})
