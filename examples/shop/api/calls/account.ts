import {
  applyReferral,
  changeEmail,
  changePassword,
  getAccountCounters,
  getAccountInfo,
  getConsumerInfo,
  getLensesInfo,
  getNotifications,
  getReferral,
  readNotification,
  readNotifications,
  saveAccountInfo,
  saveLensesInfo,
} from '#api/generated/account'
import type { Schemas } from '../http/contract'
import {
  dateOrNull,
  email,
  flag,
  integer,
  list,
  newPassword,
  number,
  oneOf,
  optional,
  orNull,
  phone,
  record,
  text,
  textOrNull,
} from '../http/fields'
import { closed, found, invalid, refused } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { cities } from '../seed/places'
import { consumerOf, type Visitor } from '../visitor'

/** Referral codes of other customers. */
const friendCodes = ['MARIA-117', 'OLEG-204']

const infoOf = (visitor: Visitor): Schemas['AccountInfo'] => ({
  consumer: visitor.consumer,
  is_available_consumer_mode: visitor.isConsumerModeAvailable,
  is_friends_available: visitor.isFriendsAvailable,
  is_friends_application_exist: visitor.application !== null,
})

const consumerDraft = record({
  name: optional(text),
  last_name: optional(text),
  second_name: optional(textOrNull),
  birthday: optional(dateOrNull),
  gender: optional(orNull(oneOf('female', 'male'))),
  fias_id: optional(textOrNull),
  unsubscribe_mailings: optional(flag),
  unsubscribe_calls: optional(flag),
  phone: optional(phone.phone),
  country: optional(phone.country),
})

const measure = orNull(number)
const lens = record({
  eye: oneOf('right', 'left'),
  product_id: orNull(integer),
  title: text,
  sphere: measure,
  cylinder: measure,
  axis: orNull(integer),
  addition: textOrNull,
  base_curve: measure,
  diameter: measure,
})
const lensesInfo = record({
  wears_lenses: orNull(flag),
  lenses: list(lens),
  replacement: orNull(oneOf('monthly', 'daily', 'two_weeks')),
  solution_product_id: orNull(integer),
  since: dateOrNull,
})

function markRead({ notifications }: Visitor, ids: number[]) {
  for (const id of ids) found(notifications, id).is_read = true
}

export const account: Route[] = [
  ...openTo('session', [
    answer(getAccountInfo, ({ visitor }) => infoOf(visitor)),
    accept(changeEmail, record({ email }), ({ visitor }, body) => {
      const { consumer, specialist } = visitor
      if (!consumer && !specialist) throw closed()
      if (consumer) visitor.consumer = { ...consumer, email: body.email }
      if (specialist) specialist.profile.email = body.email
    }),
    accept(changePassword, record({ password: text, new_password: newPassword }), ({ visitor }, body) => {
      if (!visitor.consumer && !visitor.specialist) throw closed()
      if (body.password !== visitor.password) throw invalid({ password: ['Неверный текущий пароль'] })
      visitor.password = body.new_password
    }),
  ]),
  accept(saveAccountInfo, consumerDraft, ({ visitor, header }, { fias_id, ...changes }) => {
    const consumer = consumerOf(visitor)
    if (changes.phone !== undefined && changes.phone !== consumer.phone) {
      const { confirmedPhone } = visitor
      const isConfirmed =
        confirmedPhone?.phone === changes.phone && confirmedPhone.auth === header('X-Voximplant-Auth')
      if (!isConfirmed) throw refused('Подтвердите новый номер кодом')
    }
    const { birthday = consumer.birthday } = changes
    if (birthday !== consumer.birthday && !consumer.is_birthday_change_available) {
      throw invalid({ birthday: ['Дату рождения изменить нельзя'] })
    }
    const residence =
      fias_id === undefined ? consumer.residence : (cities.find((city) => city.fias_id === fias_id) ?? null)
    visitor.consumer = { ...consumer, ...changes, residence }
    return infoOf(visitor)
  }),
  answer(getConsumerInfo, ({ visitor }) => consumerOf(visitor)),
  answer(getLensesInfo, ({ visitor }) => visitor.lensesInfo),
  accept(saveLensesInfo, lensesInfo, ({ visitor }, body) => (visitor.lensesInfo = body)),
  answer(getAccountCounters, ({ visitor }) => ({
    unread_notifications: visitor.notifications.filter(({ is_read }) => !is_read).length,
    basket_items_count: visitor.baskets.eshop.lines.length + visitor.baskets.mono.lines.length,
  })),
  accept(applyReferral, record({ code: text }), ({ visitor }, { code }) => {
    if (code === visitor.referral.code) throw refused('Нельзя применить собственный код')
    if (visitor.appliedReferral !== null) throw refused('Код друга уже применён')
    if (!friendCodes.includes(code)) throw refused('Такого кода нет. Проверьте, нет ли опечатки')
    visitor.appliedReferral = code
  }),
  answer(getReferral, ({ visitor }) => visitor.referral),
  answer(getNotifications, ({ visitor }) => ({ notifications: visitor.notifications })),
  answer(readNotification, ({ visitor, path }) => {
    markRead(visitor, [path.id])
  }),
  accept(readNotifications, record({ notification_id: list(integer) }), ({ visitor }, body) => {
    markRead(visitor, body.notification_id)
  }),
]
