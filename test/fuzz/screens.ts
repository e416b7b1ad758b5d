import type { IslandModule } from '../../src/island/IslandModule'
import { island as basket } from '../../widgets/basket/index'
import { island as cabinet } from '../../widgets/cabinet/index'
import { sections } from '../../widgets/cabinet/sections'
import { island as callback } from '../../widgets/callback/index'
import { island as catalogue } from '../../widgets/catalogue/index'
import { island as checkout } from '../../widgets/checkout/index'
import { island as feedback } from '../../widgets/feedback/index'
import { island as login } from '../../widgets/login/index'
import { island as cataractClinics } from '../../widgets/cataract-clinics/index'
import { island as deliveryPoints } from '../../widgets/delivery-points/index'
import { island as locator } from '../../widgets/locator/index'
import { island as product } from '../../widgets/product/index'
import { island as promoter } from '../../widgets/promoter/index'
import { island as receiptByLink } from '../../widgets/receipt-by-link/index'
import { island as serviceProgramme } from '../../widgets/service-programme/index'
import { island as specialist } from '../../widgets/specialist/index'
import { sections as specialistSections } from '../../widgets/specialist/sections'
import { island as survey } from '../../widgets/survey/index'
import { island as videoCompetition } from '../../widgets/video-competition/index'

/** A screen to test. */
export interface Screen {
  island:
    | 'cabinet'
    | 'feedback'
    | 'login'
    | 'receipt-by-link'
    | 'delivery-points'
    | 'locator'
    | 'cataract-clinics'
    | 'product'
    | 'catalogue'
    | 'basket'
    | 'checkout'
    | 'callback'
    | 'promoter'
    | 'service-programme'
    | 'specialist'
    | 'survey'
    | 'video-competition'
  /** Settings of its container. */
  settings?: Record<string, string>
  /** The path and query; those of the cabinet are relative to the profile URL. */
  path: string
  /** A scenario of the sandbox; 'full', 'many' or 'empty' if it is missing. */
  scenario?: string
  /** The button that is pressed first. */
  first?: RegExp
}

export const islands: Record<Screen['island'], IslandModule['island']> = {
  cabinet,
  feedback,
  login,
  'receipt-by-link': receiptByLink,
  'delivery-points': deliveryPoints,
  locator,
  'cataract-clinics': cataractClinics,
  product,
  catalogue,
  basket,
  checkout,
  callback,
  promoter,
  'service-programme': serviceProgramme,
  specialist,
  survey,
  'video-competition': videoCompetition,
}

const at = (path: string, more: Partial<Screen> = {}): Screen => ({
  island: 'cabinet',
  path: `/personal${path}`,
  ...more,
})

const ofSpecialist = (path: string, more: Partial<Screen> = {}): Screen => ({
  island: 'specialist',
  path: `/specialist${path}`,
  scenario: 'specialist',
  ...more,
})

const receipt = 'code=48-1024&products[0]=Линзы&task=check_from_link&partner=pharmacy'

/** Every section with a page, and its views that have a URL. */
export const pages: Screen[] = [
  ...sections.filter(({ load }) => load).map(({ path }) => at(path)),
  ...['48213', '47980', '5101', '1'].map((id) => at(`/orders/?order=${id}`, { scenario: 'full' })),
  ...['#reviews', '#publications', '?story=81#publications', '?story=83#publications'].map((part) =>
    at(`/friends/${part}`, { scenario: 'full' }),
  ),
  at('/friends/', { scenario: 'friends-candidate' }),
  at('/nowhere/'),
  // Pages of a single record are listed below, with its id.
  ...specialistSections.filter(({ path }) => !path.includes('ID')).map(({ path }) => ofSpecialist(path)),
  ...['1001', '1101', '1201', '1301'].map((id) => ofSpecialist(`/materials/${id}/`)),
  ...['/iol/2311/', '/iol/2315/edit/', '/academy/?session=1604'].map((path) => ofSpecialist(path)),
  { island: 'delivery-points', path: '/delivery/' },
  {
    island: 'delivery-points',
    path: '/delivery/',
    scenario: 'points-odd',
    first: /^(Площадка|Без координат)/,
  },
  { island: 'delivery-points', path: '/delivery/?basket=mono', scenario: 'full', first: /^Пункт выдачи/ },
  { island: 'locator', path: '/locator/?product=202', scenario: 'full', first: /^Оптика/ },
  { island: 'cataract-clinics', path: '/clinics/', scenario: 'full', first: /^Клиника/ },
  { island: 'product', path: '/catalog/yasno-month/', settings: { 'data-product-id': '202' } },
  { island: 'product', path: '/catalog/', settings: { 'data-product-id': '206' }, first: /^В корзину/ },
  { island: 'catalogue', path: '/catalog/?lens-types=daily&lens-sort=cheap' },
  { island: 'catalogue', path: '/catalog/', settings: { 'data-category': 'drops' }, first: /^В корзину/ },
  { island: 'basket', path: '/basket/', scenario: 'basket' },
  { island: 'basket', path: '/basket/', scenario: 'soldout', first: /^(Перейти к|Увеличить|Удалить)/ },
  { island: 'checkout', path: '/checkout/', scenario: 'basket' },
  { island: 'checkout', path: '/checkout/', scenario: 'no-dates', first: /^Оформить/ },
  { island: 'checkout', path: '/checkout/?order=48213', scenario: 'full' },
  { island: 'promoter', path: '/booking/', scenario: 'promoter' },
  { island: 'promoter', path: '/booking/', scenario: 'full', first: /^Записаться/ },
  { island: 'service-programme', path: '/service/', scenario: 'full' },
  { island: 'survey', path: '/survey/', settings: { 'data-survey': 'lenses' } },
  { island: 'survey', path: '/survey/', settings: { 'data-survey': 'repeat' }, first: /^Отправить/ },
  { island: 'video-competition', path: '/competition/', scenario: 'full' },
  { island: 'video-competition', path: '/competition/', scenario: 'competition-finished' },
]

/** Screens with a dialog that a press opens, in the cabinet and elsewhere. */
export const dialogs: Screen[] = [
  at('/', { first: /^Уведомления/ }),
  at('/subscription/', { scenario: 'full', first: /Изменить|Добавить|Подтвердить|Отменить/ }),
  at('/subscription/', { scenario: 'empty', first: /Оформить|Подобрать|Начать/ }),
  at('/profile/', { scenario: 'full', first: /Изменить|Добавить/ }),
  at('/trial/', { scenario: 'full', first: /Заказать/ }),
  at('/products/', { scenario: 'full', first: /Купить|Сообщить/ }),
  at('/remind/', { scenario: 'full', first: /Изменить|Добавить|Новое/ }),
  at('/orders/?order=48079', { scenario: 'full', first: /Повторить|Оплатить/ }),
  at('/orders/?order=5102', { scenario: 'full', first: /Отменить|Повторить|Оплатить/ }),
  at('/promocodes/', { scenario: 'full', first: /Обменять/ }),
  at('/promocodes/', { scenario: 'full', first: /Показать на кассе/ }),
  at('/friends/?story=81#publications', { scenario: 'full', first: /Посмотреть|Убрать/ }),
  at('/orders/', { scenario: 'not-activated', first: /тут/ }),
  { island: 'promoter', path: '/booking/', scenario: 'call-centre', first: /^(Записать|Отменить запись)/ },
  { island: 'login', path: '/personal/' },
  { island: 'feedback', path: '/personal/' },
  { island: 'receipt-by-link', path: `/receipt/?sign=:seed&${receipt}` },
]
