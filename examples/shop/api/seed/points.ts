import type { Schemas } from '../contract'
import { at } from '../dates'
import { products, roubles } from './catalogue'

type Operation = Schemas['PointsOperation']

const balance = 1840

/** What came and went: points, how many days ago, what for. They do not add up to the balance: the first entry does. */
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

export const certificates: Schemas['Certificate'][] = [300, 500, 1000, 1500, 3000].map((value, index) => ({
  id: index + 1,
  denomination_value: value,
  points_price: value,
  title: `Промокод на ${value.toLocaleString('ru')} ₽`,
  is_available: true,
}))

export const promoCode = (
  promo_code: string,
  discount_value: number,
  expired_date_iso: string,
): Schemas['PromoCode'] => ({
  promo_code,
  expired_date_iso,
  discount_value,
  link: '/catalog/',
  active_rules: 'Один промокод на заказ, не суммируется с другими скидками',
  for_purchase: `Для покупок от ${(discount_value * 2).toLocaleString('ru')} ₽`,
  where_to_use: 'В корзине магазина или в оптике-партнёре',
})

export const promoCodes = (now: Date) => ({
  active: [
    promoCode('YASNO-500-K7', 500, at(now, 50, '23:59')),
    promoCode('YASNO-300-P2', 300, at(now, 9, '23:59')),
    promoCode('VESNA-1000', 1000, at(now, 31, '23:59')),
  ],
  used: [
    promoCode('YASNO-300-A1', 300, at(now, -5, '23:59')),
    promoCode('YASNO-1000-B3', 1000, at(now, -180, '23:59')),
  ],
})

export const boughtCertificates = (now: Date): Schemas['BoughtCertificate'][] => [
  {
    id: 302,
    title: 'Промокод на 500 ₽',
    denomination_value: 500,
    points_price: 500,
    promo_code: 'YASNO-500-K7',
    bought_at: at(now, -40, '12:30'),
  },
  {
    id: 301,
    title: 'Промокод на 300 ₽',
    denomination_value: 300,
    points_price: 300,
    promo_code: 'YASNO-300-A1',
    bought_at: at(now, -95, '12:30'),
  },
]

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
    '/personal/points/',
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

const check = (
  id: number,
  daysAgo: number,
  now: Date,
  rest: Partial<Schemas['Check']>,
): Schemas['Check'] => ({
  id,
  created_at: at(now, -daysAgo, '20:15'),
  source: 'upload',
  partner: 'Аптека «Здоровье»',
  purchased_at: at(now, -daysAgo, '18:02'),
  total_sum: roubles(2480),
  fiscal: { fn: '9960440300123456', fd: String(18300 + id), fp: '2941837465' },
  status: { code: 'accepted', label: 'Принят' },
  reject_reason: null,
  points: 124,
  products: [
    { name: 'Ясно Торик, 6 линз', quantity: 1, price: roubles(2480), is_eligible: true, points: 124 },
  ],
  file: null,
  ...rest,
})

export const checks = (now: Date): Schemas['Check'][] => [
  check(62, 9, now, {
    status: { code: 'rejected', label: 'Отклонён' },
    reject_reason: 'В чеке нет товаров, за которые начисляют баллы',
    points: 0,
    partner: null,
    products: [{ name: 'Витамины', quantity: 1, price: roubles(2480), is_eligible: false, points: 0 }],
  }),
  check(61, 25, now, {}),
]

export const moneybacks = (now: Date): Schemas['Moneyback'][] => [
  {
    id: 451,
    created_at: at(now, -130, '12:00'),
    check_id: 60,
    product_title: 'Ясно Торик, 6 линз',
    reason: 'Линзы не подошли',
    amount: roubles(2480),
    status: { code: 'paid', label: 'Деньги возвращены' },
  },
]
