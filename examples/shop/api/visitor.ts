import type { Schemas } from './http/contract'
import { notFound } from './http/refusal'
import type { CompetitionRecords } from './seed/competition'
import type { SpecialistRecords } from './specialist'

export interface BasketLine {
  id: number
  offer_id: number
  quantity: number
  additional_card_id?: number | null
}

/** Fates of the next order: made without an answer, made late, or not made at all. */
export type OrderFate = 'lost' | 'late' | 'dead'

/** Obstacles that the shop puts in the way of an order. */
export interface Obstacles {
  soldOut: Set<number>
  /** Single sold-out offers, as `eshop 2021`. */
  soldOutOffers: Set<string>
  /** Per cent by which prices rise once the dates of delivery have been asked for. */
  priceRise: number
  isRisen: boolean
  /** Roubles by which the price of a delivery has risen by now. */
  deliveryRise: number
  /** Number of times that the dates of delivery have been asked for; the others count services and offers. */
  datesRead: number
  servicesRead: number
  offersRead: number
  wantsPhone: boolean
  wantsAgreement: boolean
  hasNoDates: boolean
  isEshopClosed: boolean
  orderFate: OrderFate | null
  /** The shop has refused one call because there were too many. */
  isLimited: boolean
}

export const noObstacles = (): Obstacles => ({
  soldOut: new Set(),
  soldOutOffers: new Set(),
  priceRise: 0,
  isRisen: false,
  deliveryRise: 0,
  datesRead: 0,
  servicesRead: 0,
  offersRead: 0,
  wantsPhone: false,
  wantsAgreement: false,
  hasNoDates: false,
  isEshopClosed: false,
  orderFate: null,
  isLimited: false,
})

/** One basket with the points and the promo code that its order will use. */
export interface Basket {
  lines: BasketLine[]
  points: number
  promoCode: string | null
  period: Schemas['Subscription']['delivery_period'] | null
}

/** The calls that may answer with a new token. */
export type AgedTokenCall = 'activate' | 'logout'

/** The shop's data about one visitor. Handlers change them in place. */
export interface Visitor {
  consumer: Schemas['Consumer'] | null
  password: string
  city: Schemas['City'] | null
  /** The shop's delivery points, opticians and clinics: its own, none, odd ones, or a number made by rule. */
  places: 'usual' | 'none' | 'odd' | number
  /** Number of products made by rule; if none is given, the shop's own are used. */
  productsCount: number
  isConsumerModeAvailable: boolean
  isFriendsAvailable: boolean
  /** Codes sent by SMS, call or letter, by receiver, with their number and the first moment. */
  sentCodes: Map<string, { code: string; count: number; since: Date }>
  /** The phone confirmed last by a call, with its proof. */
  confirmedPhone: { phone: string; auth: string } | null
  /** Calls that will find the token aged and answer 5011 once. */
  tokenAgedFor: Set<AgedTokenCall>
  lensesInfo: Schemas['LensesInfo']
  notifications: Schemas['Notification'][]
  referral: Schemas['Referral']
  appliedReferral: string | null
  agreements: Set<number>
  addresses: Schemas['DeliveryAddress'][]
  /** The last choice of each way; only the last choice counts. */
  checkout: {
    way: 'courier' | 'point'
    address_id: number | null
    point_id: number | null
    recipient: Schemas['Contact'] | null
  }
  baskets: Record<'eshop' | 'mono', Basket>
  obstacles: Obstacles
  /** Orders by the request that made them: one request is one order. */
  requests: Map<string, Promise<Schemas['ActiveOrder']>>
  orders: (Schemas['ActiveOrder'] | Schemas['Order'])[]
  operations: Schemas['PointsOperation'][]
  checks: Schemas['Check'][]
  /** Codes of the receipts that came by a link. */
  appliedReceipts: Set<string>
  moneybacks: Schemas['Moneyback'][]
  promoCodes: { active: Schemas['PromoCode'][]; used: Schemas['PromoCode'][] }
  boughtCertificates: Schemas['BoughtCertificate'][]
  subscription: Schemas['Subscription'] | null
  subscriptionOrder: Schemas['SubscriptionOrder'] | null
  /** Ids of the orders that the subscription has made. */
  subscriptionOrderIds: Set<number>
  entries: Schemas['Entry'][]
  visits: Schemas['DepartmentVisit'][]
  selections: Schemas['Selection'][]
  reminders: Schemas['Reminder'][]
  reviews: Schemas['Review'][]
  trialOrders: Schemas['TrialOrder'][]
  samplingOrders: Schemas['SamplingOrder'][]
  /** The role with which vision tests and spa days are requested, and the number of times on offer. */
  role: Schemas['ActivityRole']
  slots: 'usual' | 'none' | 'many'
  serviceApplications: Schemas['ServiceApplication'][]
  /** Confirmed phones by their verification; each is good for one application. */
  verifications: Map<string, string>
  verificationsGiven: number
  dryEyeResults: Schemas['DryEyeResult'][]
  application: Schemas['FriendsApplication'] | null
  /** Result for an application or a story once it was read as being on moderation. */
  moderation: 'waits' | 'approves' | 'rejects'
  stories: Schemas['Story'][]
  joinedRaffles: Set<number>
  friendsReviews: Schemas['FriendsReview'][]
  /** The video competition as this visitor sees it; the usual one without it. */
  competition?: CompetitionRecords
  /** Null for everybody who is not a specialist. */
  specialist: SpecialistRecords | null
}

export const emptyBasket = (): Basket => ({ lines: [], points: 0, promoCode: null, period: null })

/** Returns the place of the next order. */
export const placeOf = ({
  checkout: { way, address_id, point_id },
}: Visitor): Pick<Visitor['checkout'], 'address_id' | 'point_id'> =>
  way === 'courier' ? { address_id, point_id: null } : { address_id: null, point_id }

/** Returns the basket of a type; an address may name any type, even `__proto__`. */
export function basketIn({ baskets }: Visitor, type: string): Basket {
  if (type !== 'eshop' && type !== 'mono') throw notFound()
  return baskets[type]
}

/** Returns a visitor without any data. */
export const newVisitor = (): Visitor => ({
  consumer: null,
  password: 'linza2025',
  city: null,
  places: 'usual',
  productsCount: 0,
  isConsumerModeAvailable: true,
  isFriendsAvailable: false,
  sentCodes: new Map(),
  confirmedPhone: null,
  tokenAgedFor: new Set(),
  lensesInfo: { wears_lenses: null, lenses: [], replacement: null, solution_product_id: null, since: null },
  notifications: [],
  referral: { code: 'DRUG-100', link: '/invite/DRUG-100/', friends: [], points_total: 0 },
  appliedReferral: null,
  agreements: new Set(),
  addresses: [],
  checkout: { way: 'courier', address_id: null, point_id: null, recipient: null },
  baskets: { eshop: emptyBasket(), mono: emptyBasket() },
  obstacles: noObstacles(),
  requests: new Map(),
  orders: [],
  operations: [],
  checks: [],
  appliedReceipts: new Set(),
  moneybacks: [],
  promoCodes: { active: [], used: [] },
  boughtCertificates: [],
  subscription: null,
  subscriptionOrder: null,
  subscriptionOrderIds: new Set(),
  entries: [],
  visits: [],
  selections: [],
  reminders: [],
  reviews: [],
  trialOrders: [],
  samplingOrders: [],
  role: 'visitor',
  slots: 'usual',
  serviceApplications: [],
  verifications: new Map(),
  verificationsGiven: 0,
  dryEyeResults: [],
  application: null,
  moderation: 'waits',
  stories: [],
  joinedRaffles: new Set(),
  friendsReviews: [],
  specialist: null,
})

/** Returns the consumer of a call that only consumers may make. */
export function consumerOf({ consumer }: Visitor): Schemas['Consumer'] {
  if (!consumer) throw new Error('The route is not closed to visitors without consumer mode')
  return consumer
}

/** Returns the records of a call that only specialists may make. */
export function specialistOf({ specialist }: Visitor): SpecialistRecords {
  if (!specialist) throw new Error('The route is not closed to visitors who are no specialists')
  return specialist
}

/** Returns the next free id of a list, from `first` on. */
export const nextId = (records: readonly { id: number }[], first = 1) =>
  records.reduce((highest, { id }) => Math.max(highest, id), first - 1) + 1
