import { academyApi } from '#data/education/academyApi'
import { coursesApi } from '#data/education/coursesApi'
import { createStore } from '#store/store'
import { announce, camel, dataOf, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop, success } from '../../support/shop'

const at = '/v2/internal/specialist'
const { academySessions, academySession, applyToAcademy, cancelAcademy } = academyApi.endpoints
const { satellites, applyToSatellite, courses, applyToCourse } = coursesApi.endpoints

const upcoming: Asked = {
  call: `GET ${at}/academy/?period=upcoming`,
  answer: 'getAcademySessions',
  run: (dispatch) => dispatch(academySessions.initiate('upcoming')),
}
const applying: Asked = {
  call: `POST ${at}/academy/1601/apply/`,
  answer: 'applyToAcademySession',
  run: (dispatch) => dispatch(applyToAcademy.initiate(1601)),
}
const session = camel(dataOf('getAcademySession'))

const application = {
  name: 'Елена',
  phone: '9031112233',
  country: 'ru' as const,
  email: 'e@example.ru',
  workPlaceId: 11,
  comment: null,
  hasAgreed: false,
}
const { hasAgreed: _, workPlaceId, ...same } = application
const body = { ...same, work_place_id: workPlaceId, confirm_policy: null }
const allSatellites: Asked = {
  call: `GET ${at}/satellites/`,
  answer: 'getSatellites',
  run: (dispatch) => dispatch(satellites.initiate()),
}
const toSatellite: Asked = {
  call: `POST ${at}/satellites/1702/apply/`,
  answer: 'applyToSatellite',
  body,
  run: (dispatch) => dispatch(applyToSatellite.initiate({ id: 1702, application })),
}
const allCourses: Asked = {
  call: `GET ${at}/education/`,
  answer: 'getCourses',
  run: (dispatch) => dispatch(courses.initiate()),
}
const toCourse: Asked = {
  call: `POST ${at}/education/1802/apply/`,
  answer: 'applyToCourse',
  body,
  run: (dispatch) => dispatch(applyToCourse.initiate({ id: 1802, application })),
}

itCalls([
  { ...upcoming, under: 'sessions' },
  {
    call: `GET ${at}/academy/1601/`,
    answer: 'getAcademySession',
    run: (dispatch) => dispatch(academySession.initiate(1601)),
  },
  { ...applying, gives: session },
  {
    call: `POST ${at}/academy/1601/cancel/`,
    answer: 'cancelAcademyRegistration',
    gives: session,
    run: (dispatch) => dispatch(cancelAcademy.initiate(1601)),
  },
  { ...allSatellites, under: 'satellites' },
  { ...allCourses, under: 'courses' },
  toSatellite,
  toCourse,
])
itRefreshes('an application refreshes the satellites', toSatellite, [allSatellites])
itRefreshes('an application refreshes the courses', toCourse, [allCourses])

it('the answered session is shown in its list at once', async () => {
  const store = createStore()
  announce(upcoming)
  await upcoming.run(store.dispatch)
  const registration = { code: 'waiting', label: 'Вы в листе ожидания' }
  shop()
    .post(`/api${at}/academy/1601/apply/`)
    .reply(200, success({ ...dataOf('getAcademySession'), registration }))
  shop().get(`/api${at}/academy/?period=upcoming`).delay(50).reply(500).persist()
  await applying.run(store.dispatch)
  expect(academySessions.select('upcoming')(store.getState()).data?.[0]?.registration).toEqual(registration)
})
