import { shopLimitsApi, USUAL_UPLOAD } from '#data/shopLimits/shopLimitsApi'
import { createStore } from '#store/store'
import { itCalls } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const calls = shopLimitsApi.endpoints

itCalls([
  {
    call: 'GET /v2/internal/service/config/',
    answer: 'getServiceConfig',
    run: (dispatch) => dispatch(calls.shopLimits.initiate()),
  },
])

it.each([
  {},
  { upload_max_size: 0, upload_types: [] },
  { upload_max_size: -1, upload_types: null },
  { upload_max_size: '10 Mb', upload_types: 'image/png' },
])('limits that no file can keep are the usual ones: %j', async (limits) => {
  jest.spyOn(console, 'warn').mockImplementation()
  shop().get('/api/v2/internal/service/config/').reply(200, success(limits))
  const { data } = await createStore().dispatch(calls.shopLimits.initiate())
  expect(data).toMatchObject(USUAL_UPLOAD)
})
