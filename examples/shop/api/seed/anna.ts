import type { Schemas } from '../http/contract'
import { dateOf, at, inDays } from '../dates'
import { bothEyes, pictureOf } from './catalogue'
import { moscowCity } from './places'

/** The phone and e-mail the sandbox knows; the password is `linza2025`. */
export const anna: Schemas['Consumer'] = {
  id: 10482,
  name: 'Анна',
  last_name: 'Ковалёва',
  second_name: 'Сергеевна',
  phone: '9161234567',
  country: 'ru',
  email: 'anna.kovaleva@example.ru',
  birthday: '1991-04-17',
  gender: 'female',
  residence: moscowCity,
  is_birthday_change_available: false,
  is_bonus_points_for_review_available: true,
  is_allowed_order_samples: true,
  member_since: '2023-03-14',
  unsubscribe_mailings: false,
  unsubscribe_calls: true,
  avatar: null,
  restrictions: [],
}

const home: Schemas['DeliveryAddress'] = {
  id: 31,
  is_default: true,
  fias_id: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5',
  location: 'Москва',
  street: 'Лесная улица',
  house_number: '12',
  postal_code: '125047',
  house_apartment: '5',
  floor: '3',
  entrance: '2',
  intercom: '5К',
  comment: 'Позвонить за час',
}
const work: Schemas['DeliveryAddress'] = {
  ...home,
  id: 32,
  is_default: false,
  street: 'Большая Ордынка',
  house_number: '40с3',
  postal_code: '119017',
  house_apartment: null,
  floor: '4',
  entrance: null,
  intercom: null,
  comment: 'Оставить на ресепшене',
}

const notification = (
  id: number,
  created_at: string,
  title: string,
  text: string,
  link: string | null,
  is_read: boolean,
): Schemas['Notification'] => ({ id, created_at, title, text, link, is_read })

/** Writes '19 декабря'. */
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })

export const profile = (now: Date) => ({
  consumer: { ...anna },
  city: moscowCity,
  lensesInfo: {
    wears_lenses: true,
    lenses: bothEyes,
    replacement: 'monthly' as const,
    solution_product_id: 206,
    since: '2019-09-01',
  },
  referral: {
    code: 'ANNA-482',
    link: '/invite/ANNA-482/',
    friends: [{ name: 'Мария', joined_at: at(now, -22, '15:04'), points: 200 }],
    points_total: 200,
  },
  notifications: [
    notification(
      103,
      at(now, 0, '09:10'),
      'Заказ передан в доставку',
      'Заказ № 48213 приедет завтра с 10 до 14 часов',
      '/personal/orders/',
      false,
    ),
    notification(
      102,
      at(now, -2, '12:00'),
      'Сгорают баллы',
      `240 баллов сгорят ${day.format(inDays(now, 25))}`,
      '/personal/points/',
      false,
    ),
    notification(
      101,
      at(now, -6, '18:20'),
      'Отзыв опубликован',
      'Вам начислено 50 баллов',
      '/personal/feedback/',
      true,
    ),
  ],
  addresses: [{ ...home }, { ...work }],
  checkout: { way: 'courier' as const, address_id: 31, point_id: null, recipient: null },
  reminders: [
    {
      id: 41,
      product_id: 202,
      title: 'Ясно Месяц',
      picture: pictureOf('yasno-month'),
      lenses: bothEyes,
      packs_count: 1,
      purchased_at: dateOf(inDays(now, -72)),
      remind_at: dateOf(inDays(now, 12)),
      channels: ['email' as const, 'push' as const],
      is_active: true,
    },
  ],
})
