import type { Schemas } from '../http/contract'
import { at } from '../dates'
import { products } from './catalogue'
import { orders } from './orders'

type Operation = Schemas['PointsOperation']

const balance = 1840

/** Operations that do not belong to orders: points, days ago, kind, title and source. */
const history: Entry[] = [
  [50, 12, 'earn', 'Отзыв о линзах «Ясно Месяц»', 'review'],
  [200, 22, 'earn', 'Приглашён друг: Мария', 'friend'],
  [124, 25, 'earn', 'Чек из аптеки «Здоровье»', 'check', 61],
  [-500, 40, 'spend', 'Промокод на 500 ₽', 'certificate', 302],
  [150, 70, 'earn', 'История в Клубе Друзей', 'story'],
  [-300, 95, 'spend', 'Промокод на 300 ₽', 'certificate', 301],
  [300, 120, 'refund', 'Возврат баллов за отменённый заказ', 'order', 48042],
  [-300, 124, 'spend', 'Скидка на заказ № 48042', 'order', 48042],
  [-120, 182, 'expire', 'Баллы сгорели'],
  [100, 240, 'earn', 'День рождения'],
  [-1000, 270, 'spend', 'Промокод на 1 000 ₽', 'certificate', 300],
  [240, 340, 'earn', 'Чек из оптики «Ясный взгляд»', 'check'],
]

type Entry = [
  points: number,
  daysAgo: number,
  type: Operation['type'],
  title: string,
  from?: string,
  id?: number,
]

const operation = (now: Date, [points, daysAgo, type, title, from = 'club', id]: Entry): Operation => ({
  id: 0,
  created_at: at(now, -daysAgo, '12:30'),
  type,
  points,
  title,
  status: 'active',
  active_from: at(now, -daysAgo, '12:30'),
  expires_at: points > 0 ? at(now, 365 - daysAgo, '23:59') : null,
  source: { type: from, id: id ?? null },
})

/** Returns the points of orders: usable two weeks after the order, for a year. */
function ofOrders(now: Date): Operation[] {
  const received = orders(now).filter(({ status }) => status.code === 'received')
  return received.flatMap(({ id, number, created_at, points }) => {
    const daysAgo = Math.round((now.getTime() - Date.parse(created_at)) / 86_400_000)
    if (daysAgo > OPENED || points === 0) return []
    const earned = operation(now, [points, daysAgo, 'earn', `Заказ № ${number}`, 'order', id])
    return {
      ...earned,
      created_at,
      active_from: at(now, 14 - daysAgo, '00:00'),
      expires_at: at(now, 14 + 365 - daysAgo, '23:59'),
    }
  })
}

/** Days ago: one operation stands for all points that were earned before, and makes up the difference to the balance. */
const OPENED = 345

export function operations(now: Date): Operation[] {
  const listed = [...history.map((entry) => operation(now, entry)), ...ofOrders(now)]
  const sum = listed.reduce((total, { points }) => total + points, 0)
  const opening = operation(now, [
    balance - sum,
    OPENED + 1,
    'adjust',
    'Баллы, накопленные до нового кабинета',
  ])
  const awaited: Operation = {
    ...operation(now, [199, 2, 'earn', 'Заказ № 48213', 'order', 48213]),
    status: 'pending',
    active_from: at(now, 12, '00:00'),
  }
  const all = [awaited, ...listed, { ...opening, expires_at: null }]
  return all
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .map((one, index) => ({ ...one, id: 9101 - index }))
}

const way = (
  code: string,
  title: string,
  description: string,
  points: number,
  link: string,
): Schemas['EarningWay'] => ({
  code,
  title,
  description,
  picture: null,
  points,
  link,
  is_available: true,
  is_completed: false,
})

const usedUnless = (isNew: boolean, one: Schemas['EarningWay'], completed_at: string) =>
  isNew ? one : { ...one, is_available: false, is_completed: true, completed_at }

/** Returns the ways to earn; a new customer has used none of them. */
export const earningWays = (now: Date, isNew: boolean): Schemas['EarningWay'][] => [
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
  usedUnless(
    isNew,
    way(
      'subscription',
      'Оформите подписку',
      'Удвоенные баллы за каждый заказ по подписке',
      400,
      '/personal/subscription/',
    ),
    at(now, -150, '10:00'),
  ),
  usedUnless(
    isNew,
    way('profile', 'Заполните профиль', 'Расскажите, какие линзы вы носите', 30, '/personal/profile/'),
    at(now, -340, '12:00'),
  ),
  {
    ...way('birthday', 'День рождения', 'Подарок клуба', 100, '/personal/profile/'),
    is_available: false,
    unavailable_reason: 'Баллы придут сами, когда наступит ваш день рождения',
  },
]

export const pointsForPurchase: Schemas['PointsForPurchase'][] = (
  ['lenses', 'solutions', 'drops'] as const
).map((category) => ({
  category,
  items: products
    .filter((product) => product.category === category && product.eshop_packs.length > 0)
    .map(({ id, title, eshop_packs }) => ({ product_id: id, title, points: eshop_packs[0]?.points ?? 0 })),
}))
