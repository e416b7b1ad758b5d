import type { Guarded } from './http/access'
import { competitionOf } from './seed/competition'
import {
  bareSpecialist,
  iolAuthor,
  iolExpert,
  manySpecialist,
  newSpecialist,
  oddSpecialist,
  specialistVisitor,
} from './seed/specialist/visitors'
import { steps } from './seed/steps'
import { emptyVisitor, fullVisitor, manyVisitor } from './seed/visitors'
import { newVisitor, noObstacles, type Obstacles, type Visitor } from './visitor'

/** Ways in which the shop, or the proxy in front of it, refuses every call. */
export type Failure = 'signedOut' | 'restricted' | 'proxy500' | 'proxy502'

interface Scenario {
  name: string
  title: string
  visitor: (now: Date) => Visitor
  failure?: (call: Guarded) => Failure | undefined
  delay?: number
}

const isOpen = ({ access }: Guarded) => access === 'signingIn' || access === 'anyone'
const signedOutUnlessOpen = (route: Guarded) => (isOpen(route) ? undefined : 'signedOut')
const isSigningIn = ({ access }: Guarded) => access === 'signingIn'
const isAccountInfo = ({ method, path }: Guarded) => method === 'GET' && path.endsWith('/account/info/')

const isSpecialistProfile = ({ method, path }: Guarded) =>
  method === 'GET' && path.endsWith('/specialist/profile/')

const candidate = (now: Date): Visitor => ({ ...fullVisitor(now), application: null, stories: [] })
/** Returns Anna with lenses for both eyes and a solution in her basket, and with obstacles to her order. */
const ordering =
  (obstacles: Partial<Obstacles> = {}) =>
  (now: Date): Visitor => {
    const visitor = fullVisitor(now)
    visitor.baskets.eshop.lines = [
      { id: 1, offer_id: 2021, quantity: 2 },
      { id: 2, offer_id: 2022, quantity: 1 },
      { id: 3, offer_id: 2061, quantity: 1 },
    ]
    return { ...visitor, obstacles: { ...noObstacles(), ...obstacles } }
  }

const staff =
  (role: Visitor['role'], slots: Visitor['slots'] = 'usual') =>
  (): Visitor => ({ ...newVisitor(), isConsumerModeAvailable: false, role, slots })

export const scenarios: Scenario[] = [
  { name: 'full', title: 'Анна: есть всё', visitor: fullVisitor },
  {
    name: 'friends-candidate',
    title: 'Может вступить в Клуб Друзей',
    visitor: candidate,
  },
  {
    name: 'friends-none',
    title: 'Клуб Друзей недоступен',
    visitor: (now) => ({ ...fullVisitor(now), isFriendsAvailable: false, application: null, stories: [] }),
  },
  {
    name: 'friends-approves',
    title: 'Клуб Друзей: модератор принимает',
    visitor: (now) => ({ ...candidate(now), moderation: 'approves' }),
  },
  {
    name: 'friends-rejects',
    title: 'Клуб Друзей: модератор отклоняет',
    visitor: (now) => ({ ...candidate(now), moderation: 'rejects' }),
  },
  { name: 'empty', title: 'Новый покупатель: пока ничего нет', visitor: emptyVisitor },
  { name: 'many', title: 'По 300 записей', visitor: manyVisitor },
  { name: 'not-activated', title: 'Не активирован, можно активировать', visitor: newVisitor },
  {
    name: 'not-activated-closed',
    title: 'Не активирован, активация закрыта',
    visitor: () => ({ ...newVisitor(), isConsumerModeAvailable: false }),
  },
  {
    name: 'session-expired',
    title: 'Сессия истекла',
    visitor: fullVisitor,
    failure: (route) => (isSigningIn(route) ? undefined : 'signedOut'),
  },
  {
    name: 'token-refresh',
    title: 'Токен устарел: выход и активация со второго раза',
    visitor: () => ({ ...newVisitor(), tokenAgedFor: new Set(['activate', 'logout']) }),
  },
  {
    name: 'restricted',
    title: 'Разделы ограничены (9001)',
    visitor: fullVisitor,
    failure: (route) => (isSigningIn(route) || isAccountInfo(route) ? undefined : 'restricted'),
  },
  {
    name: 'restricted-account',
    title: 'Аккаунт ограничен (9001)',
    visitor: fullVisitor,
    failure: (route) => (isSigningIn(route) ? undefined : 'restricted'),
  },
  {
    name: 'points-none',
    title: 'Нет пунктов, оптик и клиник',
    visitor: (now) => ({ ...fullVisitor(now), places: 'none' }),
  },
  {
    name: 'points-odd',
    title: 'Странные пункты выдачи',
    visitor: (now) => ({ ...fullVisitor(now), places: 'odd' }),
  },
  {
    name: 'points-10000',
    title: '10 000 пунктов',
    visitor: (now) => ({ ...fullVisitor(now), places: 10_000 }),
  },
  {
    name: 'points-50000',
    title: '50 000 пунктов',
    visitor: (now) => ({ ...fullVisitor(now), places: 50_000 }),
  },
  {
    name: 'products-60',
    title: '60 товаров',
    visitor: (now) => ({ ...fullVisitor(now), productsCount: 60 }),
  },
  {
    name: 'products-2000',
    title: '2 000 товаров',
    visitor: (now) => ({ ...fullVisitor(now), productsCount: 2000 }),
  },
  {
    name: 'basket-50',
    title: '50 строк в корзине',
    visitor: (now) => {
      const visitor = fullVisitor(now)
      // Lenses of one product, each of another power.
      visitor.baskets.eshop.lines = Array.from({ length: 50 }, (_, place) => ({
        id: place + 1,
        offer_id: 21_000_001 + place,
        quantity: 1,
      }))
      return visitor
    },
  },
  // The page's configuration names the pictures: the API has no part in it.
  { name: 'tiles-failing', title: 'Карта без картинок', visitor: fullVisitor },
  {
    name: 'competition-finished',
    title: 'Конкурс видео завершён',
    visitor: (now) => ({ ...fullVisitor(now), competition: competitionOf(now, 5, true) }),
  },
  {
    name: 'videos-200',
    title: '200 видео в конкурсе',
    visitor: (now) => ({ ...fullVisitor(now), competition: competitionOf(now, 200) }),
  },
  {
    name: 'videos-none',
    title: 'В конкурсе пока нет видео',
    visitor: (now) => ({ ...fullVisitor(now), competition: competitionOf(now, 0) }),
  },
  { name: 'slow', title: 'Медленный сервер: 3 секунды', visitor: fullVisitor, delay: 3000 },
  {
    name: 'failing',
    title: 'Разделы не отвечают (500)',
    visitor: fullVisitor,
    failure: (route) => (isAccountInfo(route) ? undefined : 'proxy500'),
  },
  { name: 'guest', title: 'Гость без входа', visitor: newVisitor, failure: signedOutUnlessOpen },
  { name: 'basket', title: 'Анна с полной корзиной', visitor: ordering() },
  {
    name: 'soldout',
    title: 'Товар из корзины раскупили',
    visitor: ordering({ soldOut: new Set([202]) }),
  },
  {
    name: 'price-changed',
    title: 'Цены выросли во время оформления',
    visitor: ordering({ priceRise: 10 }),
  },
  {
    name: 'phone-unconfirmed',
    title: 'Заказ просит подтвердить телефон',
    visitor: ordering({ wantsPhone: true }),
  },
  {
    name: 'agreement-unconfirmed',
    title: 'Согласие с офертой подтверждается отдельно',
    visitor: ordering({ wantsAgreement: true }),
  },
  { name: 'no-dates', title: 'Нет дат доставки', visitor: ordering({ hasNoDates: true }) },
  { name: 'eshop-closed', title: 'В городе нет доставки', visitor: ordering({ isEshopClosed: true }) },
  {
    name: 'order-lost',
    title: 'Заказ принят, ответ потерян',
    visitor: ordering({ orderFate: 'lost' }),
  },
  { name: 'order-late', title: 'Заказ принят с опозданием', visitor: ordering({ orderFate: 'late' }) },
  { name: 'order-dead', title: 'Заказ не принят, ответа нет', visitor: ordering({ orderFate: 'dead' }) },
  { name: 'specialist', title: 'Специалист: есть всё', visitor: specialistVisitor },
  { name: 'specialist-new', title: 'Специалист: только что зарегистрирован', visitor: newSpecialist },
  { name: 'specialist-bare', title: 'Специалист: всё закрыто и пусто', visitor: bareSpecialist },
  {
    name: 'specialist-many',
    title: 'Специалист: очень много всего',
    visitor: manySpecialist,
  },
  {
    name: 'specialist-failing',
    title: 'Специалист: разделы не отвечают (500)',
    visitor: specialistVisitor,
    failure: (route) => (isSpecialistProfile(route) ? undefined : 'proxy500'),
  },
  {
    name: 'specialist-restricted',
    title: 'Специалист: разделы ограничены (9001)',
    visitor: specialistVisitor,
    failure: (route) => (isSigningIn(route) || isSpecialistProfile(route) ? undefined : 'restricted'),
  },
  { name: 'iol-author', title: 'Запросы на ИОЛ: автор', visitor: iolAuthor },
  { name: 'iol-expert', title: 'Запросы на ИОЛ: эксперт без своих запросов', visitor: iolExpert },
  { name: 'iol-odd', title: 'Запросы на ИОЛ: незнакомые состояние и тип', visitor: oddSpecialist },
  {
    name: 'iol-failing',
    title: 'Запросы на ИОЛ не отвечают (500)',
    visitor: specialistVisitor,
    failure: ({ path }) => (path.includes('/iol_requests/') ? 'proxy500' : undefined),
  },
  { name: 'promoter', title: 'Промоутер', visitor: staff('promoter') },
  { name: 'call-centre', title: 'Сотрудник колл-центра', visitor: staff('call_centre') },
  { name: 'promoter-none', title: 'Промоутер: времени для записи нет', visitor: staff('promoter', 'none') },
  { name: 'promoter-many', title: 'Промоутер: 1 000 времён', visitor: staff('promoter', 'many') },
  ...Object.entries(steps).map(([name, { title, visitor }]) => ({
    name: `step-${name}`,
    title: `Что сейчас важно: ${title}`,
    visitor,
  })),
  {
    name: 'failing-some',
    title: 'Три раздела не отвечают (500)',
    visitor: fullVisitor,
    failure: ({ path }) => (/promocodes|entries|notifications/.test(path) ? 'proxy500' : undefined),
  },
  { name: 'down', title: 'Сервер недоступен (502)', visitor: fullVisitor, failure: () => 'proxy502' },
]

const partsOf = (token: string) => (token.split('.')[0] ?? '').split('+')

/**
 * Returns the scenario of a token. Tokens are `<scenario>.<anything>`, or
 * `<scenario>+<dialect>+<dialect>.<anything>`.
 */
export const scenarioOf = (token: string) => scenarios.find(({ name }) => name === partsOf(token)[0])

/** Returns the dialects that a token names. */
export const dialectsOf = (token: string): string[] => partsOf(token).slice(1)
