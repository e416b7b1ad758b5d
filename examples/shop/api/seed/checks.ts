import type { Schemas } from '../http/contract'
import { at } from '../dates'
import { roubles } from './catalogue'

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
