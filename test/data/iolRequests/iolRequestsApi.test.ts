import type nock from 'nock'
import { iolRequestsApi } from '#data/iolRequests/iolRequestsApi'
import { iolWritesApi } from '#data/iolRequests/iolWritesApi'
import { createStore } from '../../../src/store/store'
import type { IolRequest } from '#data/iolRequests/iolRequest'
import { answerOf, camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop } from '../../support/shop'

const { iolRequest, iolRequests, iolAnswers } = iolRequestsApi.endpoints
const {
  answerIolRequest,
  closeIolRequest,
  copyIolRequest,
  createIolRequest,
  deleteIolAttachment,
  deleteIolRequest,
  publishIolRequest,
  saveIolRequest,
} = iolWritesApi.endpoints

const at = '/v2/internal/specialist/iol_requests'
const record = dataOf('getIolRequest')
const whole = { ...(camel(record) as IolRequest), serverRecord: record }
const { patient, lensType, eyes, comment } = whole
const draft = { patient, lensType, eyes, comment }
const sent = {
  patient: record['patient'],
  lens_type: record['lens_type'],
  eyes: record['eyes'],
  comment: record['comment'],
}
const published = { code: 'published', label: 'Опубликован' }

const shown: Asked = {
  call: `GET ${at}/?status=published&scope=mine&query=318&page=1&per_page=20`,
  answer: 'getIolRequests',
  run: (dispatch) =>
    dispatch(iolRequests.initiate({ status: 'published', scope: 'mine', query: '318', page: 1 })),
}
const closing: Asked = {
  call: `POST ${at}/2311/close/`,
  answer: 'closeIolRequest',
  body: { reason: 'solved', comment: null },
  run: (dispatch) =>
    dispatch(closeIolRequest.initiate({ id: 2311, closing: { reason: 'solved', comment: null } })),
}

itCalls([
  { ...shown, gives: { iolRequests: [whole], total: 1 } },
  {
    call: `GET ${at}/2311/`,
    answer: 'getIolRequest',
    gives: whole,
    run: (dispatch) => dispatch(iolRequest.initiate('2311')),
  },
  {
    call: `GET ${at}/2311/answers/`,
    answer: 'getIolAnswers',
    under: 'answers',
    run: (dispatch) => dispatch(iolAnswers.initiate('2311')),
  },
  {
    call: `POST ${at}/`,
    answer: 'createIolRequest',
    body: sent,
    gives: whole,
    run: (dispatch) => dispatch(createIolRequest.initiate(draft)),
  },
  {
    call: `PUT ${at}/2311/`,
    answer: 'saveIolRequest',
    body: { ...sent, comment: 'Иначе', updated_at: record['updated_at'] },
    gives: whole,
    run: (dispatch) =>
      dispatch(
        saveIolRequest.initiate({ request: whole, start: draft, edit: { ...draft, comment: 'Иначе' } }),
      ),
  },
  {
    call: `POST ${at}/2311/publish/`,
    answer: 'publishIolRequest',
    body: { updated_at: record['updated_at'] },
    gives: whole,
    run: (dispatch) => dispatch(publishIolRequest.initiate(whole)),
  },
  { ...closing, gives: whole },
  {
    call: `POST ${at}/2311/copy/`,
    answer: 'copyIolRequest',
    gives: whole,
    run: (dispatch) => dispatch(copyIolRequest.initiate(2311)),
  },
  {
    call: `DELETE ${at}/2311/`,
    answer: 'deleteIolRequest',
    run: (dispatch) => dispatch(deleteIolRequest.initiate(2311)),
  },
  {
    call: `DELETE ${at}/2311/attachments/91/`,
    answer: 'deleteIolAttachment',
    run: (dispatch) =>
      dispatch(deleteIolAttachment.initiate({ id: 2311, status: published, attachmentId: 91 })),
  },
  {
    call: `POST ${at}/2311/answers/`,
    answer: 'answerIolRequest',
    body: { text: 'Да', recommendation: null },
    run: (dispatch) =>
      dispatch(
        answerIolRequest.initiate({
          id: 2311,
          status: published,
          draft: { text: 'Да', recommendation: null },
        }),
      ),
  },
])

itRefreshes('closing refreshes the list', closing, [shown])

it('what the page cannot read goes back as it came, and what another window has changed stays', async () => {
  const [eye] = record['eyes'] as object[]
  const server = {
    ...record,
    lens_type: 'phakic',
    patient: { ...(record['patient'] as object), country: 'ru' },
    eyes: [{ ...eye, acd: 3.5, lens_constant: 118.9 }, { eye: 'third' }],
  }
  const base = { ...whole, serverRecord: server }
  const edit = { ...draft, eyes: eyes.map((one) => ({ ...one, k1: 43.5 })) }
  const body: Record<string, unknown> = {
    ...sent,
    lens_type: 'phakic',
    patient: server.patient,
    eyes: [{ ...eye, k1: 43.5, acd: 3.5, lens_constant: 118.9 }, { eye: 'third' }],
    updated_at: record['updated_at'],
  }
  shop()
    .put(`/api${at}/2311/`, body as nock.DataMatcherMap)
    .reply(200, answerOf('saveIolRequest'))
  const { error } = await createStore().dispatch(
    saveIolRequest.initiate({ request: base, start: draft, edit }),
  )
  expect(error).toBeUndefined()
})

it.each([
  ['without eyes', { eyes: [] }],
  ['with eyes that are no list', { eyes: { right: {} } }],
  ['without the field', { eyes: undefined }],
])('a request %s gets none when something else changes', async (_, known) => {
  const empty = eyes.map(({ eye }) => ({
    ...Object.fromEntries(Object.keys(eyes[0] ?? {}).map((name) => [name, null])),
    eye,
  }))
  const start = { ...draft, eyes: empty as typeof eyes }
  const base = { ...whole, serverRecord: { ...record, ...known } }
  const body = JSON.parse(
    JSON.stringify({ ...sent, ...known, comment: 'Иначе', updated_at: record['updated_at'] }),
  ) as nock.DataMatcherMap
  shop().put(`/api${at}/2311/`, body).reply(200, answerOf('saveIolRequest'))
  const { error } = await createStore().dispatch(
    saveIolRequest.initiate({ request: base, start, edit: { ...start, comment: 'Иначе' } }),
  )
  expect(error).toBeUndefined()
})

it('the page is told of each write that succeeded, without what is in it', async () => {
  const told: unknown[] = []
  const listen = (event: Event) => told.push((event as CustomEvent).detail)
  document.addEventListener('lens-widgets:iol-request-changed', listen)
  const { dispatch } = createStore()
  shop().post(`/api${at}/2311/close/`).reply(200, answerOf('closeIolRequest'))
  await closing.run(dispatch)
  shop().delete(`/api${at}/2311/`).reply(200, answerOf('deleteIolRequest'))
  await dispatch(deleteIolRequest.initiate(2311))
  shop().post(`/api${at}/2311/copy/`).reply(400, { status: 'error', data: null, errors: [] })
  await dispatch(copyIolRequest.initiate(2311))
  document.removeEventListener('lens-widgets:iol-request-changed', listen)
  expect(told).toEqual([
    { id: 2311, status: 'published' },
    { id: 2311, status: 'deleted' },
  ])
})

it('what a write has answered is shown at once, without asking for it', async () => {
  const { dispatch } = createStore()
  shop().post(`/api${at}/`).reply(200, answerOf('createIolRequest'))
  await dispatch(createIolRequest.initiate(draft))
  const { data } = await dispatch(iolRequest.initiate('2311'))
  expect(data).toEqual(whole)
})
