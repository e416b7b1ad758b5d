import { locatorApi } from '#data/locator/locatorApi'
import { activatesPromoCodes } from '#data/locator/locatorPoint'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = locatorApi.endpoints

itCalls([
  {
    call: 'GET /v2/internal/locator/points/',
    answer: 'getLocatorPoints',
    under: 'points',
    run: (dispatch) => dispatch(calls.locatorPoints.initiate()),
  },
  {
    call: 'GET /v2/internal/locator/suggests/?query=%D0%9B%D0%B5%D1%81',
    answer: 'suggestLocatorPoints',
    under: 'suggests',
    run: (dispatch) => dispatch(calls.locatorSuggests.initiate('Лес')),
  },
  {
    call: 'GET /v2/internal/locator/detail/a%2Fb/',
    answer: 'getLocatorPoint',
    under: 'point',
    run: (dispatch) => dispatch(calls.locatorPoint.initiate('a/b')),
  },
  {
    call: 'GET /v1/locator/products/202/',
    answer: 'getPointsWithProduct',
    under: 'points',
    run: (dispatch) => dispatch(calls.pointsWithProduct.initiate(202)),
  },
  {
    call: 'POST /v2/internal/service/problems/logs/',
    answer: 'logProblem',
    body: { code: 'map_failed' },
    run: (dispatch) => dispatch(calls.logProblem.initiate('map_failed')),
  },
  {
    call: 'GET /v2/internal/locator/cataract_clinics/',
    answer: 'getClinics',
    under: 'clinics',
    run: (dispatch) => dispatch(calls.clinics.initiate()),
  },
  {
    call: 'GET /v2/internal/locator/cataract_clinics/detail/401/',
    answer: 'getClinic',
    under: 'clinic',
    run: (dispatch) => dispatch(calls.clinic.initiate(401)),
  },
  {
    call: 'GET /v2/internal/locator/cataract_clinics/suggests/?query=a%26b',
    answer: 'suggestClinics',
    under: 'suggests',
    run: (dispatch) => dispatch(calls.clinicSuggests.initiate('a&b')),
  },
])

it('every point is read; the account then keeps those where a promo code can be activated', async () => {
  const [point] = dataOf('getLocatorPoints')['points'] as Record<string, unknown>[]
  const all = [
    { ...point, id: 1, services: [{ code: 'selection', name: 'Подбор' }] },
    point,
    { ...point, id: 2, services: null },
    { ...point, id: 3, coordinates: ['55', 37], phone: 7 },
  ]
  shop()
    .get('/api/v2/internal/locator/points/')
    .reply(200, success({ points: all }))
  const { data } = await createStore().dispatch(calls.locatorPoints.initiate())
  expect(data).toHaveLength(4)
  expect(data?.filter(activatesPromoCodes)).toEqual([
    camel(point),
    { ...(camel(point) as object), id: 3, coordinates: null, phone: null },
  ])
})
