import { reviewsApi } from '#data/reviews/reviewsApi'
import { reviewCandidates } from '#data/fittings/fitting'
import { collectionsApi } from '#data/fittings/collectionsApi'
import { fittingsApi } from '#data/fittings/fittingsApi'
import { createStore } from '#store/store'
import { dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const { fittings, fittingHistory, visits } = fittingsApi.endpoints
const { collections, collection } = collectionsApi.endpoints
const { reviews, createReview } = reviewsApi.endpoints

const history: Asked = {
  call: 'GET /v2/internal/personal/history/selections/',
  answer: 'getSelectionHistory',
  run: (dispatch) => dispatch(fittingHistory.initiate()),
}
const visited: Asked = {
  call: 'GET /v2/internal/personal/history/departments/',
  answer: 'getVisitedDepartments',
  run: (dispatch) => dispatch(visits.initiate()),
}
const written: Asked = {
  call: 'GET /v2/internal/personal/reviews/',
  answer: 'getReviews',
  run: (dispatch) => dispatch(reviews.initiate()),
}
const reviewing = (objectType: 'department' | 'selection' | 'product'): Asked => ({
  call: 'POST /v2/internal/personal/reviews/',
  answer: 'createReview',
  body: { object_type: objectType, object_id: 551, rating: 5, text: 'Спасибо' },
  run: (dispatch) =>
    dispatch(createReview.initiate({ objectType, objectId: 551, rating: 5, text: 'Спасибо' })),
})

itCalls([
  {
    call: 'GET /v2/internal/personal/selections/',
    answer: 'getSelections',
    run: (dispatch) => dispatch(fittings.initiate()),
  },
  { ...history, under: 'selections' },
  { ...visited, under: 'departments' },
  {
    call: 'GET /v2/internal/personal/collections/',
    answer: 'getCollections',
    under: 'collections',
    run: (dispatch) => dispatch(collections.initiate()),
  },
  {
    call: 'GET /v2/internal/personal/collections/501/',
    answer: 'getCollection',
    run: (dispatch) => dispatch(collection.initiate(501)),
  },
  { ...written, under: 'reviews' },
  reviewing('product'),
])

itRefreshes('a review of an optician refreshes reviews and visits', reviewing('department'), [
  written,
  visited,
])
itRefreshes('a review of a selection refreshes reviews and selections', reviewing('selection'), [
  written,
  history,
])

it('only visits and fittings without a review are offered for one', async () => {
  const [visit] = dataOf('getVisitedDepartments')['departments'] as Record<string, unknown>[]
  const [review] = dataOf('getReviews')['reviews'] as Record<string, unknown>[]
  shop()
    .get('/api/v2/internal/personal/history/departments/')
    .reply(200, success({ departments: [visit, { ...visit, id: 552, review }] }))
  const { data = [] } = await createStore().dispatch(visits.initiate())
  expect(reviewCandidates(data).map(({ id }) => id)).toEqual([551])
})

it('a visit whose review cannot be read is not offered for another one', async () => {
  const [visit] = dataOf('getVisitedDepartments')['departments'] as Record<string, unknown>[]
  const departments = [visit, { ...visit, id: 552, review: 'есть' }, { ...visit, id: 553, review: undefined }]
  shop().get('/api/v2/internal/personal/history/departments/').reply(200, success({ departments }))
  const { data = [] } = await createStore().dispatch(visits.initiate())
  expect(data).toHaveLength(3)
  expect(reviewCandidates(data).map(({ id }) => id)).toEqual([551, 553])
})
