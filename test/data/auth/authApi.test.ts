import { authApi } from '#data/auth/authApi'
import { createStore } from '#store/store'
import { shop, success } from '../../support/shop'
import { expectCall, known } from '../../features/account/auth/openLogin'

const { login, register, workPlaces, specialities } = authApi.endpoints

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
    .get('/api/v1/locations/getWorkPlaceList/?query=%D0%BE%D0%BF%D1%82&fias_id=7')
    .reply(200, success({ work_places: [place, { id: null }] }))
  expect((await dispatch(workPlaces.initiate({ query: 'опт', fiasId: '7' }))).data).toEqual([place])
  shop()
    .get('/api/v1/specialist/getSpecs/')
    .reply(200, success({ specs: [{ id: 1, name: 'Офтальмолог' }] }))
  expect((await dispatch(specialities.initiate())).data).toEqual([{ id: 1, name: 'Офтальмолог' }])
})

it('a specialist registers with specialities and a work place', async () => {
  const person = { name: 'Елена', email: 'e@example.ru', birthday: '1984-02-11', password: 'linza2026' }
  const code = { phone: '9031112233', country: 'ru' as const, code: '1234' }
  const wire = { last_name: 'Соколова', second_name: null, spec_ids: [1], work_place_id: 11 }
  const consents = { confirm_policy: 'Y', is_agree_mailings: false }
  expectCall(
    'register',
    { ...code, ...person, ...wire, ...consents },
    success({ token: 'new' }),
    200,
    'specialist',
  )
  const draft = { ...code, ...person, lastName: 'Соколова', secondName: null, specIds: [1], workPlaceId: 11 }
  const registering = register.initiate({
    ...draft,
    type: 'specialist',
    hasAgreed: true,
    wantsMailings: false,
  })
  expect((await createStore().dispatch(registering)).data).toBe('new')
})

it('after a code of another way the same one is asked for anew, although an answer was lost', async () => {
  const keys: unknown[] = []
  const { dispatch } = createStore()
  const ask = async (method: 'sms' | 'call', status = 200) => {
    shop()
      .post('/api/v2/internal/auth/consumer/send_confirm_code/')
      .reply(function () {
        keys.push(this.req.headers['idempotency-key'])
        return [status, status === 200 ? success({ retry_after: 60 }) : '<h1>504 Gateway Time-out</h1>']
      })
    await dispatch(authApi.endpoints.sendCode.initiate({ phone: '9161234567', country: 'ru', method }))
  }
  await ask('sms', 504)
  await ask('call')
  await ask('sms', 504)
  await ask('sms')
  const [first, , third, fourth] = keys
  expect(third).not.toBe(first)
  expect(fourth).toBe(third)
})
