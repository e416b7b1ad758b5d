import type { Schemas } from '../http/contract'
import { at, dateOf, inDays } from '../dates'
import { found } from '../http/refusal'
import { bothEyes, lens, products } from './catalogue'
import { departmentOf, locatorPoints } from './places'

const optician = departmentOf(found(locatorPoints, 11))
const other = departmentOf(found(locatorPoints, 14))
const specialist_name = 'Ольга Петровна Синицына'

export const entryServices = {
  selection: { code: 'selection', name: 'Подбор контактных линз' },
  check: { code: 'check', name: 'Проверка зрения' },
}

export const entries = (now: Date): Schemas['Entry'][] => [
  {
    id: 701,
    status: { code: 'active', label: 'Запись подтверждена' },
    department: optician,
    service: entryServices.selection,
    starts_at: at(now, 3, '12:00'),
    ends_at: at(now, 3, '12:40'),
    specialist_name,
    is_editable: true,
    is_cancelable: true,
  },
  {
    id: 690,
    status: { code: 'cancelled', label: 'Запись отменена' },
    department: other,
    service: entryServices.check,
    starts_at: at(now, -90, '17:00'),
    ends_at: at(now, -90, '17:40'),
    specialist_name: null,
    is_editable: false,
    is_cancelable: false,
  },
]

export const visits = (now: Date): Schemas['DepartmentVisit'][] => [
  { id: 551, department: optician, visited_at: at(now, -48, '12:00'), entry_id: 689, review: null },
  { id: 550, department: other, visited_at: at(now, -230, '18:00'), entry_id: 655, review: null },
]

const advice: Schemas['Recommendation'][] = [
  { title: 'Увлажняйте глаза', text: 'Капли два раза в день, если работаете за экраном', product_id: 207 },
  {
    title: 'Меняйте раствор',
    text: 'Каждый раз новый раствор в контейнере, контейнер — раз в месяц',
    product_id: 206,
  },
]

export const selections = (now: Date): Schemas['Selection'][] => [
  {
    id: 561,
    created_at: at(now, -48, '12:40'),
    department: optician,
    specialist_name,
    lenses: bothEyes,
    replacement_days: 30,
    next_visit_at: dateOf(inDays(now, 134)),
    recommendations: advice,
    review: null,
  },
  {
    id: 560,
    created_at: at(now, -230, '18:40'),
    department: other,
    specialist_name: null,
    lenses: [lens('right', -2.5), lens('left', -2.75)],
    replacement_days: 30,
    next_visit_at: null,
    recommendations: [],
    review: null,
  },
]

const collection = (
  id: number,
  code: string,
  title: string,
  text: string,
  ids: number[],
): Schemas['CollectionDetail'] => ({
  id,
  code,
  title,
  text,
  picture: null,
  products_count: ids.length,
  products: products.filter((product) => ids.includes(product.id)),
})

export const collections = [
  collection(
    501,
    'sensitive',
    'Для чувствительных глаз',
    'Линзы и капли, которые советуют при сухости',
    [201, 206, 207],
  ),
  collection(502, 'travel', 'В дорогу', 'Однодневные линзы и маленькие флаконы', [201, 207]),
]

export const dryEyeResults = (now: Date): Schemas['DryEyeResult'][] => [
  {
    id: 571,
    test_code: 'osdi6',
    created_at: at(now, -30, '21:10'),
    score: 6,
    max_score: 24,
    level: { code: 'positive', label: 'Есть признаки сухости глаза' },
    recommendation: 'Запишитесь на приём: специалист подберёт увлажняющие капли',
  },
  {
    id: 570,
    test_code: 'cldeq8',
    created_at: at(now, -48, '20:30'),
    score: 14,
    max_score: 37,
    level: { code: 'positive', label: 'Есть признаки дискомфорта в линзах' },
    recommendation: 'Запишитесь на приём: специалист проверит глаза и посадку линз',
  },
  {
    id: 569,
    test_code: 'cldeq8',
    created_at: at(now, -230, '20:15'),
    score: 19,
    max_score: 37,
    level: { code: 'positive', label: 'Есть признаки дискомфорта в линзах' },
    recommendation: 'Запишитесь на приём: специалист проверит глаза и посадку линз',
  },
]
