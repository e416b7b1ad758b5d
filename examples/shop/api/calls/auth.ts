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
import type { Schemas } from '../http/contract'
import { consents, date, either, email, newPassword, oneOf, phone, record, text } from '../http/fields'
import { refused } from '../http/refusal'
import { accept, answer, openTo, type Route, type Visit } from '../http/route'
import { anna } from '../seed/anna'
import { locatorPoints } from '../seed/places'
import { fullVisitor } from '../seed/visitors'
import { newVisitor, type Visitor } from '../visitor'

const confirmed = { ...phone, code: text }
/** Returns the customer that this browser signs in as: the last one it knew, with all changes since. */
const accountOf = ({ browser, now }: Visit): Visitor => (browser.account ??= fullVisitor(now))
const isKnown = (visit: Visit, number: string) => number === accountOf(visit).consumer?.phone

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
  ...consumer,
})

function enrol(
  visit: Visit,
  code: string,
  consents: { is_agree_mailings: boolean },
  consumer: Pick<Schemas['Consumer'], 'name' | 'phone'> & Partial<Schemas['Consumer']>,
) {
  const { visitor, sessions } = visit
  demandCode(visitor, consumer.phone, code)
  if (isKnown(visit, consumer.phone)) throw refused('Этот номер уже зарегистрирован. Войдите')
  const unsubscribe_mailings = !consents.is_agree_mailings
  return {
    token: sessions.open('empty', {
      ...newVisitor(),
      isFriendsAvailable: true,
      consumer: newcomer({ ...consumer, unsubscribe_mailings }),
    }),
  }
}

export const auth: Route[] = [
  ...openTo('signingIn', [
    accept(login, credentials, (visit, body) => {
      const account = accountOf(visit)
      if ('email' in body) {
        const isRight = body.email === account.consumer?.email && body.password === account.password
        if (!isRight) throw refused('Неверный адрес или пароль')
      } else {
        demandCode(visit.visitor, body.phone, body.code)
        if (!isKnown(visit, body.phone)) throw refused('Номер не зарегистрирован')
      }
      return { token: visit.sessions.open('full', account) }
    }),
    accept(sendConfirmCode, record({ ...phone, method: oneOf('sms', 'call') }), (asked, body) =>
      sendCode(asked, body.phone, body.method),
    ),
    accept(validateConfirmCode, record(confirmed), (visit, body) => {
      demandCode(visit.visitor, body.phone, body.code)
      return { is_registered: isKnown(visit, body.phone) }
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
      }),
      (visit, { code, phone, country, email, name, last_name, birthday, ...rest }) =>
        enrol(visit, code, rest, { phone, country, email, name, last_name, birthday }),
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
      const account = accountOf(visit)
      if (body.email === account.consumer?.email) account.password = body.password
    }),
  ]),
  ...openTo('session', [
    accept(activate, record(consents), ({ visitor, sessions, token }, { is_agree_mailings }) => {
      sessions.demandFreshToken(token, visitor, 'activate')
      if (!visitor.isConsumerModeAvailable) throw refused('Программа лояльности недоступна')
      visitor.consumer ??= { ...anna, unsubscribe_mailings: !is_agree_mailings }
    }),
    answer(logout, ({ visitor, sessions, token }) => {
      sessions.demandFreshToken(token, visitor, 'logout')
      sessions.end(token)
    }),
  ]),
  ...openTo('anyone', [
    answer(getWorkPlaces, () => ({
      work_places: locatorPoints.map(({ id, name, address }) => ({ id, name, address })),
    })),
    answer(getSpecialities, () => ({
      specs: [
        { id: 1, name: 'Офтальмолог' },
        { id: 2, name: 'Оптометрист' },
        { id: 3, name: 'Консультант оптики' },
      ],
    })),
  ]),
]
