import { authApi } from '#data/auth/authApi'
import { createStore } from '#store/store'
import { shop, success } from '../../support/shop'
import { expectCall, known } from '../../features/account/auth/openLogin'

const { login, workPlaces, specialities } = authApi.endpoints

it('specialists sign in by calls of their own', async () => {
  const body = { ...known, country: 'ru' as const, code: '1234' }
  expectCall('login', body, success({ token: 'fresh' }), 200, 'specialist')
  const { data } = await createStore().dispatch(login.initiate({ ...body, type: 'specialist' }))
  expect(data).toBe('fresh')
})

it('work places and specialities that cannot be read are left out', async () => {
  const { dispatch } = createStore()
  const place = { id: 11, name: 'Оптика', address: 'Москва' }
  shop()
    .get('/api/v1/locations/getWorkPlaceList/')
    .reply(200, success({ work_places: [place, { id: null }] }))
  expect((await dispatch(workPlaces.initiate())).data).toEqual([place])
  shop()
    .get('/api/v1/specialist/getSpecs/')
    .reply(200, success({ specs: [{ id: 1, name: 'Офтальмолог' }] }))
  expect((await dispatch(specialities.initiate())).data).toEqual([{ id: 1, name: 'Офтальмолог' }])
})
