import { profileApi } from '../../../src/data/profile/profileApi'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'

const { profile, saveProfile, lensesInfo, saveLensesInfo, changeEmail, changePassword } = profileApi.endpoints

const { unsubscribe_mailings, unsubscribe_calls, ...rest } = dataOf('getConsumerInfo')

const shown: Asked = {
  call: 'GET /v2/internal/consumer/info/',
  answer: 'getConsumerInfo',
  run: (dispatch) => dispatch(profile.initiate()),
}
const saving: Asked = {
  call: 'POST /v2/internal/account/info/',
  answer: 'saveAccountInfo',
  body: {
    name: 'Анна',
    last_name: 'Ковалёва',
    second_name: null,
    birthday: '1991-04-17',
    gender: 'female',
    fias_id: null,
    unsubscribe_mailings: false,
    unsubscribe_calls: true,
  },
  run: (dispatch) =>
    dispatch(
      saveProfile.initiate({
        name: 'Анна',
        lastName: 'Ковалёва',
        secondName: null,
        birthday: '1991-04-17',
        gender: 'female',
        fiasId: null,
        subscribeMailings: true,
        subscribeCalls: false,
      }),
    ),
}
const lenses: Asked = {
  call: 'GET /v2/internal/personal/profile/lenses_info/',
  answer: 'getLensesInfo',
  run: (dispatch) => dispatch(lensesInfo.initiate()),
}
const savingLenses: Asked = {
  call: 'POST /v2/internal/personal/profile/lenses_info/',
  answer: 'saveLensesInfo',
  body: { wears_lenses: true, lenses: [], replacement: 'two_weeks', solution_product_id: 206, since: null },
  run: (dispatch) =>
    dispatch(
      saveLensesInfo.initiate({
        wearsLenses: true,
        lenses: [],
        replacement: 'two_weeks',
        solutionProductId: 206,
        since: null,
      }),
    ),
}

itCalls([
  {
    ...shown,
    gives: {
      ...(camel(rest) as object),
      subscribeMailings: unsubscribe_mailings === false,
      subscribeCalls: unsubscribe_calls === false,
    },
  },
  saving,
  lenses,
  savingLenses,
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
