import { profileApi } from '#data/profile/profileApi'
import { profileEditsApi } from '#data/profile/profileEditsApi'
import { profile as readProfile } from '#data/profile/readProfile'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const { profile, lensesInfo, changeEmail, changePassword } = profileApi.endpoints
const { saveProfile, saveLensesInfo } = profileEditsApi.endpoints

const { unsubscribe_mailings, unsubscribe_calls, ...known } = dataOf('getConsumerInfo')
// The start of the membership is read with the account.
const rest = Object.fromEntries(Object.entries(known).filter(([name]) => name !== 'member_since'))

const shown: Asked = {
  call: 'GET /v2/internal/consumer/info/',
  answer: 'getConsumerInfo',
  run: (dispatch) => dispatch(profile.initiate()),
}
const { residence } = rest as { residence: { fias_id: string } }
const read = (name: string) => dataOf('getConsumerInfo')[name]
const saving: Asked = {
  call: 'POST /v2/internal/account/info/',
  answer: 'saveAccountInfo',
  body: {
    name: 'Жанна',
    last_name: read('last_name'),
    second_name: read('second_name'),
    birthday: read('birthday'),
    gender: null,
    fias_id: residence.fias_id,
    unsubscribe_mailings: unsubscribe_mailings as boolean,
    unsubscribe_calls: false,
  },
  run: (dispatch) => dispatch(saveProfile.initiate({ name: 'Жанна', gender: null, subscribeCalls: true })),
}
const lenses: Asked = {
  call: 'GET /v2/internal/personal/profile/lenses_info/',
  answer: 'getLensesInfo',
  run: (dispatch) => dispatch(lensesInfo.initiate()),
}
const savingLenses: Asked = {
  call: 'POST /v2/internal/personal/profile/lenses_info/',
  answer: 'saveLensesInfo',
  body: { ...dataOf('getLensesInfo'), replacement: 'two_weeks', since: null },
  run: (dispatch) => dispatch(saveLensesInfo.initiate({ replacement: 'two_weeks', since: null })),
}

itCalls([
  {
    ...shown,
    gives: {
      ...(camel(rest) as object),
      subscribeMailings: unsubscribe_mailings === false,
      subscribeCalls: unsubscribe_calls === false,
      serverRecord: dataOf('getConsumerInfo'),
    },
  },
  {
    ...lenses,
    gives: {
      ...(camel(dataOf('getLensesInfo')) as object),
      // The whole record, also lenses that are not worn now.
      kept: camel(dataOf('getLensesInfo')),
      serverRecord: dataOf('getLensesInfo'),
    },
  },
  {
    call: 'POST /v2/internal/personal/profile/email/',
    answer: 'changeEmail',
    body: { email: 'anna@example.ru' },
    run: (dispatch) => dispatch(changeEmail.initiate('anna@example.ru')),
  },
  {
    call: 'POST /v2/internal/personal/change_password/',
    answer: 'changePassword',
    body: { password: 'old', new_password: 'new' },
    run: (dispatch) => dispatch(changePassword.initiate({ password: 'old', newPassword: 'new' })),
  },
])

itRefreshes('saved data refresh the account', saving, [shown])
itRefreshes('saved lenses refresh what is worn', savingLenses, [lenses])

it.each([
  ['+375 29 123-45-67', null, { phone: '291234567', country: 'by' }],
  ['8 (916) 123-45-67', undefined, { phone: '9161234567', country: 'ru' }],
  ['9161234567', 'ru', { phone: '9161234567', country: 'ru' }],
  ['', null, { phone: '', country: 'ru' }],
])('the phone %j of country %j is read as that of a contact', (phone, country, expected) => {
  const record = { ...dataOf('getConsumerInfo'), phone, country }
  expect(readProfile(record)).toMatchObject({ ...expected, serverRecord: record })
})

it.each([
  ['no list', 'две'],
  ['a list of nothing that can be read', [{ eye: 'third' }]],
])('lenses that are %s are not shown as none, and not overwritten', async (_, lenses) => {
  const path = '/api/v2/internal/personal/profile/lenses_info/'
  shop()
    .get(path)
    .twice()
    .reply(200, success({ ...dataOf('getLensesInfo'), lenses }))
  const store = createStore()
  expect(await store.dispatch(lensesInfo.initiate())).toMatchObject({ isError: true })
  expect(await store.dispatch(saveLensesInfo.initiate({ lenses: { left: null } }))).toHaveProperty('error')
})

it('a record without lenses holds none', async () => {
  const { lenses: _, ...record } = dataOf('getLensesInfo')
  shop().get('/api/v2/internal/personal/profile/lenses_info/').reply(200, success(record))
  expect(await createStore().dispatch(lensesInfo.initiate())).toMatchObject({ data: { lenses: [] } })
})
