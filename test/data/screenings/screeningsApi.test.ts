import { screeningsApi } from '#data/screenings/screeningsApi'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const { calculateScreening, calculateLens, dryEyeResults, saveDryEyeResult } = screeningsApi.endpoints
const answers = [1, 2, 0, 1, 1, 1]

const shown: Asked = {
  call: 'GET /v2/internal/personal/dry_eye_test/results/',
  answer: 'getDryEyeResults',
  run: (dispatch) => dispatch(dryEyeResults.initiate()),
}
const saving: Asked = {
  call: 'POST /v2/internal/personal/dry_eye_test/results/',
  answer: 'saveDryEyeResult',
  body: { test_code: 'osdi6', answers },
  run: (dispatch) => dispatch(saveDryEyeResult.initiate({ testCode: 'osdi6', answers, run: '1' })),
}

itCalls([
  { ...shown, under: 'results' },
  { ...saving, gives: camel(dataOf('saveDryEyeResult')) },
  {
    call: 'POST /v2/internal/personal/calculators/cldeq8/',
    answer: 'calculate',
    body: { answers },
    gives: camel(dataOf('calculate')),
    run: (dispatch) => dispatch(calculateScreening.initiate({ testCode: 'cldeq8', answers })),
  },
])

itRefreshes('a test taken refreshes the results', saving, [shown])

it('a spectacle prescription becomes lenses', async () => {
  shop()
    .post('/api/v2/internal/personal/calculators/lens/', { sphere: -5.5, vertex_distance: 12 })
    .reply(200, success({ sphere: -5.25, cylinder: null, axis: null }))
  const { data } = await createStore().dispatch(calculateLens.initiate({ sphere: -5.5, vertexDistance: 12 }))
  expect(data).toEqual({ sphere: -5.25, cylinder: null, axis: null })
})
