import { materialsApi } from '#data/materials/materialsApi'
import { materialApi } from '#data/materials/materialApi'
import { content } from '#data/materials/readMaterialDetail'
import { createStore } from '#store/store'
import { announce, camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const at = '/v2/internal/specialist/materials'
const { materials } = materialsApi.endpoints
const { material, viewMaterial, registerForEvent, cancelEventRegistration, completeLesson } =
  materialApi.endpoints

/** Fields that only other kinds of materials have. */
const absent = { video: null, lessons: [], progress: null, certificate: null }
const detail = { ...(camel(dataOf('getMaterial')) as object), ...absent }

const listed: Asked = {
  call: `GET ${at}/events/?theme_id=2&query=${encodeURIComponent('биометрия')}&page=3&per_page=20`,
  answer: 'getMaterials',
  run: (dispatch) =>
    dispatch(materials.initiate({ kind: 'events', themeId: 2, query: 'биометрия', page: 3 })),
}
const shown: Asked = {
  call: `GET ${at}/events/1101/`,
  answer: 'getMaterial',
  run: (dispatch) => dispatch(material.initiate({ kind: 'events', id: 1101 })),
}
const registering: Asked = {
  call: `POST ${at}/events/1101/register/`,
  answer: 'registerForEvent',
  run: (dispatch) => dispatch(registerForEvent.initiate(1101)),
}

itCalls([
  listed,
  {
    call: `GET ${at}/news/?page=1&per_page=20`,
    answer: 'getMaterials',
    run: (dispatch) => dispatch(materials.initiate({ kind: 'news', query: '', page: 1 })),
  },
  { ...shown, gives: detail },
  {
    call: `POST ${at}/events/1101/view/`,
    answer: 'viewMaterial',
    run: (dispatch) => dispatch(viewMaterial.initiate({ kind: 'events', id: 1101 })),
  },
  { ...registering, gives: detail },
  {
    call: `POST ${at}/events/1101/cancel/`,
    answer: 'cancelEventRegistration',
    gives: detail,
    run: (dispatch) => dispatch(cancelEventRegistration.initiate(1101)),
  },
  {
    call: `POST ${at}/training/1301/lessons/13012/complete/`,
    answer: 'completeLesson',
    gives: detail,
    run: (dispatch) => dispatch(completeLesson.initiate({ id: 1301, lessonId: 13012 })),
  },
])
itRefreshes('a registration refreshes lists and the event', registering, [listed, shown])

it('the answered event is shown before it is read again', async () => {
  const store = createStore()
  announce(shown)
  await shown.run(store.dispatch)
  const registration = { code: 'waiting', label: 'Вы в листе ожидания' }
  shop()
    .post(`/api${at}/events/1101/register/`)
    .reply(200, success({ ...dataOf('getMaterial'), registration }))
  shop().get(`/api${at}/events/1101/`).delay(50).reply(500).persist()
  await registering.run(store.dispatch)
  const { data } = material.select({ kind: 'events', id: 1101 })(store.getState())
  expect(data?.registration).toEqual(registration)
})

it('a server that does not count has as many as it sends', async () => {
  const { materials: all } = dataOf('getMaterials')
  shop()
    .get(`/api${at}/news/?page=1&per_page=20`)
    .reply(200, success({ materials: all }))
  const { data } = await createStore().dispatch(materials.initiate({ kind: 'news', page: 1 }))
  expect(data?.total).toBe(1)
})

describe('The blocks of a text', () => {
  it('keep their order and lose what cannot be read; an unknown type is its text', () => {
    const file = { id: 1, name: 'a.pdf', size: 1, type: 'application/pdf', url: '/a.pdf' }
    expect(
      content([
        { type: 'heading', text: 'Раз' },
        { type: 'text', text: 'Два', items: ['нет'] },
        { type: 'text', text: 'Два' },
        { type: 'list', items: ['а', 'а', 1] },
        { type: 'table', rows: [['1', 2], 'нет'] },
        { type: 'image', url: '/a.png' },
        { type: 'image' },
        { type: 'file', file },
        { type: 'file', file: { ...file, url: null } },
        { type: 'video', video: null },
        { type: 'constructor', text: 'Три' },
        { type: 'quiz' },
        null,
      ]),
    ).toEqual([
      { type: 'heading', text: 'Раз' },
      { type: 'text', text: 'Два' },
      { type: 'text', text: 'Два' },
      { type: 'list', items: ['а', 'а'] },
      { type: 'table', rows: [['1', ''], []] },
      { type: 'image', url: '/a.png', alt: '' },
      { type: 'file', file },
      { type: 'text', text: 'Три' },
    ])
  })
})
