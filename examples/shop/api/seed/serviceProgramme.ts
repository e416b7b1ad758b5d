import type { Schemas } from '../http/contract'
import { inDays, stamp } from '../dates'

export const serviceReasons: Schemas['ServiceReason'][] = [
  {
    id: 1,
    code: 'damaged',
    title: 'Линзы повреждены при доставке',
    text: 'Упаковку пока не выбрасывайте: её осмотрят в оптике.',
    needs_product: true,
    needs_purchase_date: true,
  },
  {
    id: 2,
    code: 'fit',
    title: 'Линзы не подошли',
    text: null,
    needs_product: true,
    needs_purchase_date: false,
  },
  {
    id: 3,
    code: 'solution',
    title: 'Вопрос по раствору',
    text: null,
    needs_product: false,
    needs_purchase_date: false,
  },
]

/** The department that is in the list, but no longer takes applications. */
export const CLOSED_DEPARTMENT = 14

const department = { id: 11, name: 'Оптика «Ясно» на Лесной', address: 'Москва, Лесная улица, 12' }

const application = (
  now: Date,
  days: number,
  rest: Pick<Schemas['ServiceApplication'], 'id' | 'number' | 'status' | 'reject_reason'> & {
    reason: number
  },
): Schemas['ServiceApplication'] => ({
  ...rest,
  created_at: stamp(inDays(now, -days)),
  reason: { id: rest.reason, title: serviceReasons[rest.reason - 1]?.title ?? '' },
  department,
  product_id: rest.reason === 3 ? null : 202,
  comment: null,
})

/** Returns what Anna has sent: one of each outcome. */
export const serviceApplications = (now: Date): Schemas['ServiceApplication'][] => [
  application(now, 2, {
    id: 42,
    number: '1042',
    reason: 1,
    status: { code: 'in_progress', label: 'В работе' },
    reject_reason: null,
  }),
  application(now, 28, {
    id: 37,
    number: '0987',
    reason: 3,
    status: { code: 'ready', label: 'Готово' },
    reject_reason: null,
  }),
  application(now, 67, {
    id: 31,
    number: '0911',
    reason: 2,
    status: { code: 'rejected', label: 'Отклонена' },
    reject_reason: 'Упаковка вскрыта больше 30 дней назад',
  }),
]
