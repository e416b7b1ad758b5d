import type { Schemas } from '../contract'
import { at } from '../dates'
import { products } from './catalogue'

type Operation = Schemas['PointsOperation']

const balance = 1840

/** Operations: points, how many days ago, what for. A first entry makes up the difference to the balance. */
const history: [points: number, daysAgo: number, type: Operation['type'], title: string][] = [
  [50, 12, 'earn', 'Отзыв о линзах «Ясно Месяц»'],
  [200, 22, 'earn', 'Приглашён друг: Мария'],
  [124, 25, 'earn', 'Чек из аптеки «Здоровье»'],
  [-500, 40, 'spend', 'Промокод на 500 ₽'],
  [268, 48, 'earn', 'Заказ № 48153'],
  [150, 70, 'earn', 'История в Клубе Друзей'],
  [-300, 95, 'spend', 'Промокод на 300 ₽'],
  [199, 102, 'earn', 'Заказ № 48116'],
  [300, 120, 'refund', 'Возврат баллов за отменённый заказ'],
  [-300, 128, 'spend', 'Скидка на заказ № 48079'],
  [312, 155, 'earn', 'Заказ № 48042'],
  [-120, 182, 'expire', 'Баллы сгорели'],
  [248, 210, 'earn', 'Заказ № 48005'],
  [100, 240, 'earn', 'День рождения'],
  [-1000, 270, 'spend', 'Промокод на 1 000 ₽'],
  [276, 300, 'earn', 'Заказ № 47968'],
]

const operation = (
  id: number,
  now: Date,
  [points, daysAgo, type, title]: (typeof history)[number],
): Operation => ({
  id,
  created_at: at(now, -daysAgo, '12:30'),
  type,
  points,
  title,
  status: 'active',
  active_from: at(now, -daysAgo, '12:30'),
  expires_at: points > 0 ? at(now, 365 - daysAgo, '23:59') : null,
  source: { type: 'club', id: null },
})

export function operations(now: Date): Operation[] {
  const listed = history.map((entry, index) => operation(9100 - index, now, entry))
  const expiring = operation(9050, now, [240, 340, 'earn', 'Заказ № 47931'])
  const sum = [...listed, expiring].reduce((total, { points }) => total + points, 0)
  const opening = operation(9049, now, [
    balance - sum,
    364,
    'adjust',
    'Баллы, накопленные до нового кабинета',
  ])
  const awaited: Operation = {
    ...operation(9101, now, [199, 2, 'earn', 'Заказ № 48213']),
    status: 'pending',
    active_from: at(now, 12, '00:00'),
    source: { type: 'order', id: 48213 },
  }
  return [awaited, ...listed, expiring, { ...opening, expires_at: null }]
}

const way = (
  code: string,
  title: string,
  description: string,
  points: number,
  link: string,
  is_completed = false,
) => ({
  code,
  title,
  description,
  picture: null,
  points,
  link,
  is_available: !is_completed,
  is_completed,
})

export const earningWays: Schemas['EarningWay'][] = [
  way(
    'receipt',
    'Загрузите чек',
    'За покупку линз и растворов в любой аптеке или оптике',
    100,
    '/personal/points/?view=receipts',
  ),
  way('review', 'Оставьте отзыв', 'О линзах, растворе, оптике или подборе', 50, '/personal/feedback/'),
  way(
    'friend',
    'Пригласите друга',
    'Баллы придут, когда друг сделает первый заказ',
    200,
    '/personal/club/invite/',
  ),
  way('selection', 'Подберите линзы', 'Запишитесь на подбор в оптику-партнёр', 300, '/personal/optics/'),
  way(
    'subscription',
    'Оформите подписку',
    'Удвоенные баллы за каждый заказ по подписке',
    400,
    '/personal/subscription/',
    true,
  ),
  way('profile', 'Заполните профиль', 'Расскажите, какие линзы вы носите', 30, '/personal/profile/', true),
]

export const pointsForPurchase: Schemas['PointsForPurchase'][] = (
  ['lenses', 'solutions', 'drops'] as const
).map((category) => ({
  category,
  items: products
    .filter((product) => product.category === category && product.eshop_packs.length > 0)
    .map(({ id, title, eshop_packs }) => ({ product_id: id, title, points: eshop_packs[0]?.points ?? 0 })),
}))
