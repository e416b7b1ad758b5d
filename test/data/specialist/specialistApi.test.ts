import { expertApi } from '#data/specialist/expertApi'
import { specialistApi } from '#data/specialist/specialistApi'
import { specialistEditsApi } from '#data/specialist/specialistEditsApi'
import { workPlacesApi } from '#data/specialist/workPlacesApi'
import { createStore } from '#store/store'
import { camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const at = '/v2/internal/specialist'
const { specialistProfile } = specialistApi.endpoints
const { saveProfileCard, deleteAvatar, answerQuestion } = specialistEditsApi.endpoints
const { ownWorkPlaces, saveWorkPlace, deleteWorkPlace, specialistThemes, specializations } =
  workPlacesApi.endpoints
const { expertCabinet, applyAsExpert } = expertApi.endpoints

const shown: Asked = {
  call: `GET ${at}/profile/`,
  answer: 'getSpecialistProfile',
  run: (dispatch) => dispatch(specialistProfile.initiate()),
}
const places: Asked = {
  call: `GET ${at}/workplaces/`,
  answer: 'getSpecialistWorkPlaces',
  run: (dispatch) => dispatch(ownWorkPlaces.initiate()),
}
const adding: Asked = {
  call: `POST ${at}/workplaces/`,
  answer: 'saveSpecialistWorkPlace',
  body: { work_place_id: 13, position: null, is_main: true },
  run: (dispatch) => dispatch(saveWorkPlace.initiate({ workPlaceId: 13, position: null, isMain: true })),
}
const cabinet: Asked = {
  call: `GET ${at}/expert/`,
  answer: 'getExpertCabinet',
  run: (dispatch) => dispatch(expertCabinet.initiate()),
}
const applying: Asked = {
  call: `POST ${at}/expert/apply/`,
  answer: 'applyAsExpert',
  body: { theme_ids: [2], about: 'Опыт', confirm_policy: null },
  run: (dispatch) => dispatch(applyAsExpert.initiate({ themeIds: [2], about: 'Опыт', hasAgreed: false })),
}

const record = dataOf('getSpecialistProfile')
const { specialist, ...person } = record as { specialist: Record<string, unknown> }
const { unsubscribe_calls, unsubscribe_mailings, questionnaire, ...block } = specialist
const { question, ...answered } = questionnaire as { question: Record<string, unknown> }
const { type, ...asked } = question
const words = { ...(camel(asked) as object), isMultiple: type === 'multiple' }

/** Tests the request of one card, with the contract's example. */
const saving = (what: string, start: object, edit: object, body: object) =>
  it(`saves ${what} alone, and what it cannot read as it came`, async () => {
    const odd = { ...record, specialist: { ...specialist, sia: 'много' }, gender: 'other' }
    shop().get(`/api${at}/profile/`).reply(200, success(odd))
    shop()
      .post(`/api${at}/profile/`, body as never)
      .reply(200, success(null))
    const { error } = await createStore().dispatch(
      saveProfileCard.initiate({ start: start as never, edit: edit as never }),
    )
    expect(error).toBeUndefined()
  })

itCalls([
  {
    ...shown,
    gives: {
      ...(camel(person) as object),
      specialist: {
        ...(camel(block) as object),
        questionnaire: { ...(camel(answered) as object), question: words },
        subscribeCalls: unsubscribe_calls === false,
        subscribeMailings: unsubscribe_mailings === false,
      },
      serverRecord: record,
    },
  },
  {
    call: `DELETE ${at}/profile/avatar/`,
    answer: 'deleteSpecialistAvatar',
    run: (dispatch) => dispatch(deleteAvatar.initiate()),
  },
  {
    call: `POST ${at}/questionnaire/`,
    answer: 'answerQuestionnaire',
    body: { question_id: 1, answers: [12] },
    gives: { ...(camel(answered) as object), question: words },
    run: (dispatch) => dispatch(answerQuestion.initiate({ questionId: 1, answers: [12] })),
  },
  { ...places, under: 'work_places' },
  adding,
  {
    call: `DELETE ${at}/workplaces/11/`,
    answer: 'deleteSpecialistWorkPlace',
    run: (dispatch) => dispatch(deleteWorkPlace.initiate(11)),
  },
  {
    call: `GET ${at}/themes/`,
    answer: 'getSpecialistThemes',
    under: 'themes',
    run: (dispatch) => dispatch(specialistThemes.initiate()),
  },
  {
    call: `GET ${at}/specializations/`,
    answer: 'getSpecializations',
    under: 'specializations',
    run: (dispatch) => dispatch(specializations.initiate()),
  },
  applying,
])

itRefreshes('a work place refreshes the list', adding, [places])
itRefreshes('an application refreshes the cabinet and the profile', applying, [cabinet, shown])

it('the expert comes with the requests that wait', async () => {
  const { expert, iol_requests } = dataOf('getExpertCabinet')
  shop().get(`/api${at}/expert/`).reply(200, success({ expert, iol_requests }))
  const { data } = await createStore().dispatch(expertCabinet.initiate())
  expect(data?.expert).toEqual(camel(expert))
  const [request] = iol_requests as object[]
  expect({ ...(camel(request) as object) }).toMatchObject({ ...data?.iolRequests[0] })
})

const flags = { subscribeNewMaterials: true, subscribeNewEvents: true, subscribeProgress: false }
saving(
  'the notifications',
  { ...flags, subscribeCalls: false, subscribeMailings: true },
  { ...flags, subscribeCalls: true, subscribeMailings: false },
  {
    subscribe_new_materials: true,
    subscribe_new_events: true,
    subscribe_progress: false,
    unsubscribe_calls: false,
    unsubscribe_mailings: true,
  },
)
saving(
  'the surgery',
  { mainIncisionLocation: 'temporal', sia: null },
  { mainIncisionLocation: 'nasal', sia: null },
  { main_incision_location: 'nasal', sia: 'много' },
)
saving(
  'the themes',
  { specializations: [1, 11], themes: [2] },
  { specializations: [1, 11], themes: [2, 3] },
  { specializations: [1, 11], themes: [2, 3] },
)
const residence = { fiasId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5', name: 'Москва', region: 'Москва' }
const named = {
  lastName: 'Соколова',
  secondName: 'Викторовна',
  birthday: '1984-02-11',
  gender: null,
  residence,
}
saving(
  'the personal data',
  { name: 'Елена', ...named },
  { name: 'Алёна', ...named },
  {
    name: 'Алёна',
    last_name: 'Соколова',
    second_name: 'Викторовна',
    birthday: '1984-02-11',
    gender: 'other',
    fias_id: residence.fiasId,
  },
)

it.each([null, undefined])('who has the block %s is no specialist', async (block) => {
  shop()
    .get(`/api${at}/profile/`)
    .reply(200, success({ ...record, specialist: block }))
  const { data } = await createStore().dispatch(specialistProfile.initiate())
  expect(data?.specialist).toBeNull()
})

it('a flag that is missing, or is no flag, is false, and what is not said is no consent', async () => {
  shop()
    .get(`/api${at}/profile/`)
    .reply(200, success({ id: 1, specialist: { is_stars_allowed: 'да', invites_unread: null } }))
  const { data } = await createStore().dispatch(specialistProfile.initiate())
  expect(data?.specialist).toMatchObject({
    isExpertingAvailable: false,
    isMydocumentsAvailable: false,
    isAllowedOrderSamples: false,
    isAllowedIol: false,
    isStarsAllowed: false,
    subscribeCalls: false,
    subscribeMailings: false,
    selections: [],
    invitesUnread: 0,
  })
})

it('a block that cannot be read is a failure, and nobody is told that they are no specialist', async () => {
  shop()
    .get(`/api${at}/profile/`)
    .reply(200, success({ ...record, specialist: 'yes' }))
  const { error } = await createStore().dispatch(specialistProfile.initiate())
  expect(error).toMatchObject({ kind: 'unavailable' })
})
