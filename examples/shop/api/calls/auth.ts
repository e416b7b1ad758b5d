import {
  activate,
  confirmPassword,
  getSpecialities,
  getWorkPlaces,
  login,
  logout,
  register,
  registerShort,
  remindPassword,
  sendConfirmCode,
  validateConfirmCode,
} from '#api/generated/auth'
import { demandCode, sendCode } from '../codes'
import type { Body, Schemas } from '../http/contract'
import {
  consents,
  date,
  either,
  email,
  list,
  newPassword,
  oneOf,
  optional,
  phone,
  positive,
  record,
  text,
  textOrNull,
} from '../http/fields'
import { invalid, refused } from '../http/refusal'
import { containing } from '../http/search'
import { accept, answer, openTo, type Route, type Visit } from '../http/route'
import { anna } from '../seed/anna'
import { cities, locatorPoints } from '../seed/places'
import { specs } from '../seed/specialist/profile'
import { newSpecialist, specialistVisitor } from '../seed/specialist/visitors'
import { fullVisitor } from '../seed/visitors'
import { newVisitor, specialistOf, type Visitor } from '../visitor'

const confirmed = { ...phone, code: text }
/** Returns the customer that this browser signs in as: the last one it knew, with all changes since. */
const accountOf = ({ browser, now }: Visit, type: string): Visitor =>
  type === 'specialist'
    ? (browser.specialist ??= specialistVisitor(now))
    : (browser.account ??= fullVisitor(now))
const contactOf = ({ consumer, specialist }: Visitor) => specialist?.profile ?? consumer
const isKnown = (visit: Visit, type: string, number: string) =>
  number === contactOf(accountOf(visit, type))?.phone

const byPhone = record(confirmed)
const byPassword = record({ email, password: text })

/** A body with an e-mail counts as the second way to sign in; the messages then concern its fields. */
const credentials = either(byPhone, 'email', byPassword)

const newcomer = (consumer: Partial<Schemas['Consumer']>): Schemas['Consumer'] => ({
  ...anna,
  id: 10900,
  last_name: '',
  second_name: null,
  email: null,
  birthday: null,
  gender: null,
  residence: null,
  is_birthday_change_available: true,
  member_since: null,
  ...consumer,
})

const KNOWN = 'Этот номер уже зарегистрирован. Войдите'

function enrol(
  visit: Visit,
  code: string,
  consents: { is_agree_mailings: boolean },
  consumer: Pick<Schemas['Consumer'], 'name' | 'phone'> & Partial<Schemas['Consumer']>,
) {
  const { visitor, sessions } = visit
  demandCode(visitor, consumer.phone, code)
  if (isKnown(visit, 'consumer', consumer.phone)) throw refused(KNOWN)
  const unsubscribe_mailings = !consents.is_agree_mailings
  return {
    token: sessions.open('empty', {
      ...newVisitor(),
      isFriendsAvailable: true,
      consumer: newcomer({ ...consumer, unsubscribe_mailings }),
    }),
  }
}

/** Registers a specialist, who has to name a speciality and a work place. */
function enrolSpecialist(visit: Visit, body: Body<'register'>) {
  const { spec_ids = [], work_place_id, second_name = null, code, phone, country, email } = body
  demandCode(visit.visitor, phone, code)
  if (isKnown(visit, 'specialist', phone)) throw refused(KNOWN)
  if (spec_ids.length === 0) throw invalid({ spec_ids: ['Выберите специальность'] })
  const place = locatorPoints.find(({ id }) => id === work_place_id)
  if (!place) throw invalid({ work_place_id: ['Выберите место работы'] })
  const visitor = newSpecialist(visit.now)
  const records = specialistOf(visitor)
  const { name, last_name, birthday, is_agree_mailings } = body
  Object.assign(records.profile, { phone, country, email, name, last_name, second_name, birthday })
  records.profile.specialist.unsubscribe_mailings = !is_agree_mailings
  const { id, address } = place
  records.workPlaces = [{ id, name: place.name, address, position: null, is_main: true }]
  visitor.password = body.password
  visit.browser.specialist = visitor
  return { token: visit.sessions.open('specialist-new', visitor) }
}

export const auth: Route[] = [
  ...openTo('signingIn', [
    accept(login, credentials, (visit, body) => {
      const { type } = visit.path
      const account = accountOf(visit, type)
      if ('email' in body) {
        const isRight = body.email === contactOf(account)?.email && body.password === account.password
        if (!isRight) throw refused('Неверный адрес или пароль')
      } else {
        demandCode(visit.visitor, body.phone, body.code)
        if (!isKnown(visit, type, body.phone)) throw refused('Номер не зарегистрирован')
      }
      return { token: visit.sessions.open(type === 'specialist' ? 'specialist' : 'full', account) }
    }),
    accept(sendConfirmCode, record({ ...phone, method: oneOf('sms', 'call') }), (asked, body) =>
      sendCode(asked, body.phone, body.method),
    ),
    accept(validateConfirmCode, record(confirmed), (visit, body) => {
      demandCode(visit.visitor, body.phone, body.code)
      return { is_registered: isKnown(visit, visit.path.type, body.phone) }
    }),
    accept(
      register,
      record({
        ...confirmed,
        ...consents,
        email,
        name: text,
        last_name: text,
        birthday: date,
        password: newPassword,
        second_name: optional(textOrNull),
        spec_ids: optional(list(positive)),
        work_place_id: optional(positive),
      }),
      (visit, body) => {
        if (visit.path.type === 'specialist') return enrolSpecialist(visit, body)
        const { code, phone, country, email, name, last_name, birthday, ...rest } = body
        return enrol(visit, code, rest, { phone, country, email, name, last_name, birthday })
      },
    ),
    accept(
      registerShort,
      record({ ...confirmed, ...consents, name: text }),
      (visit, { code, phone, country, name, ...rest }) => enrol(visit, code, rest, { phone, country, name }),
    ),
    accept(remindPassword, record({ email }), (asked, body) => {
      sendCode(asked, body.email, 'sms')
    }),
    accept(confirmPassword, record({ email, code: text, password: newPassword }), (visit, body) => {
      demandCode(visit.visitor, body.email, body.code)
      for (const type of ['consumer', 'specialist']) {
        const account = accountOf(visit, type)
        if (body.email === contactOf(account)?.email) account.password = body.password
      }
    }),
  ]),
  ...openTo('session', [
    accept(activate, record(consents), ({ visitor, sessions, token }, { is_agree_mailings }) => {
      sessions.demandFreshToken(token, visitor, 'activate')
      if (!visitor.isConsumerModeAvailable) throw refused('Программа лояльности недоступна')
      visitor.consumer ??= { ...anna, unsubscribe_mailings: !is_agree_mailings }
    }),
    answer(logout, ({ visitor, browser, sessions, token }) => {
      sessions.demandFreshToken(token, visitor, 'logout')
      if (browser.session === token) browser.session = null
      sessions.end(token)
    }),
  ]),
  ...openTo('anyone', [
    answer(getWorkPlaces, ({ query }) => ({
      work_places: containing(locatorPoints, query.query ?? '')
        .filter(({ address }) => {
          const city = cities.find(({ fias_id }) => fias_id === query.fias_id)
          return !city || address.startsWith(city.name)
        })
        .map(({ id, name, address }) => ({ id, name, address })),
    })),
    answer(getSpecialities, () => ({ specs })),
  ]),
]
