import type { Route } from './route'
import { anna, profile } from './seed/anna'
import { application, stories } from './seed/friends'
import { orders, trialOrders } from './seed/orders'
import { boughtCertificates, checks, moneybacks, operations, promoCodes } from './seed/points'
import { subscription } from './seed/subscription'
import { dryEyeResults, entries, selections, visits } from './seed/vision'
import { newVisitor, type Visitor } from './visitor'

/** Anna, who uses everything the cabinet has. */
function fullVisitor(now: Date): Visitor {
  const visitor = {
    ...newVisitor(),
    ...profile(now),
    isFriendsAvailable: true,
    orders: orders(now),
    trialOrders: trialOrders(now),
    operations: operations(now),
    promoCodes: promoCodes(now),
    boughtCertificates: boughtCertificates(now),
    checks: checks(now),
    moneybacks: moneybacks(now),
    subscriptionOrderIds: new Set([48153, 48116, 48079]),
    entries: entries(now),
    visits: visits(now),
    selections: selections(now),
    dryEyeResults: dryEyeResults(now),
    bookedActivities: new Set([602]),
    application: application(now),
    stories: stories(now),
  }
  return { ...visitor, ...subscription(now, visitor.addresses) }
}

const emptyVisitor = (): Visitor => ({ ...newVisitor(), consumer: { ...anna }, isFriendsAvailable: true })

/** 300 of everything that is a list of records: the records of the full visitor over and over, with ids of their own. */
function manyVisitor(now: Date): Visitor {
  const visitor = fullVisitor(now)
  for (const value of Object.values(visitor)) {
    if (!Array.isArray(value) || value.length === 0) continue
    const records: { id: number }[] = value
    const seeded = [...records]
    for (let id = 100_000; records.length < 300; id += 1) {
      const copied = seeded[records.length % seeded.length]
      if (copied) records.push({ ...copied, id })
    }
  }
  const { active } = visitor.promoCodes
  const seeded = [...active]
  while (active.length < 300) {
    const copied = seeded[active.length % seeded.length]
    if (copied) active.push({ ...copied, promo_code: `${copied.promo_code}-${active.length}` })
  }
  return visitor
}

/** How the shop, or the proxy in front of it, turns every call away. */
export type Failure = 'signedOut' | 'restricted' | 'proxy500' | 'proxy502'

interface Scenario {
  name: string
  title: string
  visitor: (now: Date) => Visitor
  failure?: (route: Route) => Failure | undefined
  delay?: number
}

const isSigningIn = ({ access }: Route) => access === 'signingIn'
const isAccountInfo = ({ method, path }: Route) => method === 'GET' && path.endsWith('/account/info/')

export const scenarios: Scenario[] = [
  { name: 'full', title: 'Анна: есть всё', visitor: fullVisitor },
  {
    name: 'friends-candidate',
    title: 'Может вступить в Клуб Друзей',
    visitor: (now) => ({ ...fullVisitor(now), application: null, stories: [] }),
  },
  {
    name: 'friends-none',
    title: 'Клуб Друзей недоступен',
    visitor: (now) => ({ ...fullVisitor(now), isFriendsAvailable: false, application: null, stories: [] }),
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
    visitor: () => ({ ...newVisitor(), staleTokens: 1 }),
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
  { name: 'slow', title: 'Медленный сервер: 3 секунды', visitor: fullVisitor, delay: 3000 },
  {
    name: 'failing',
    title: 'Разделы не отвечают (500)',
    visitor: fullVisitor,
    failure: (route) => (isAccountInfo(route) ? undefined : 'proxy500'),
  },
  { name: 'down', title: 'Сервер недоступен (502)', visitor: fullVisitor, failure: () => 'proxy502' },
]

/** Tokens are `<scenario>.<anything>`. */
export const scenarioOf = (token: string) => scenarios.find(({ name }) => name === token.split('.')[0])
