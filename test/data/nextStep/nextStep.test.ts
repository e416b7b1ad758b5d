import fc from 'fast-check'
import { nextStep, noteOf, type FirstReads, type Known, type MoreReads } from '#data/nextStep/nextStep'
import type { Appointment } from '#data/appointments/appointment'
import type { Fitting } from '#data/fittings/fitting'
import type { ActiveOrder } from '#data/orders/activeOrder'
import type { Receipt } from '#data/receipts/receipt'
import type { Reminder } from '#data/reminders/reminder'
import type { Review } from '#data/reviews/review'
import type { SubscriptionPreview } from '#data/subscription/subscription'
import type { TrialOrder } from '#data/trial/trialOrder'
import { known, remoteData, type RemoteData } from '#domain/remoteData'

const NOW = new Date('2026-11-23T15:00:00Z')
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString()
const inDays = (days: number) => inHours(days * 24)
const day = (days: number) => inDays(days).slice(0, 10)

const heard = known
const failed = remoteData<never>({ error: { kind: 'offline', message: '' } })
const waiting = remoteData<never>({ isFetching: true })

/* The records have only the fields that the rules look at. */
const orderOf = (rest: object = {}) =>
  ({
    id: 1,
    createdAt: null,
    expectedAt: null,
    storageUntil: null,
    items: [],
    payment: null,
    ...rest,
  }) as unknown as ActiveOrder
const payable = (rest: object = {}) => orderOf({ payment: { isLinkAvailable: true }, ...rest })
const trialOf = (rest: object) =>
  ({
    id: 1,
    status: { code: 'ready', label: '' },
    pickupUntil: null,
    activationCode: null,
    ...rest,
  }) as unknown as TrialOrder
const visitOf = (rest: object) =>
  ({
    id: 1,
    status: { code: 'active', label: '' },
    startsAt: null,
    endsAt: null,
    ...rest,
  }) as unknown as Appointment
const reminderOf = (rest: object) =>
  ({ id: 1, productId: 202, isActive: true, remindAt: day(60), ...rest }) as unknown as Reminder
const reviewOf = (rest: object = {}) =>
  ({
    id: 1,
    objectType: null,
    objectId: null,
    status: { code: 'rejected', label: '' },
    createdAt: inDays(-3),
    ...rest,
  }) as unknown as Review
const receiptOf = (rest: object = {}) =>
  ({ id: 1, status: { code: 'rejected', label: '' }, createdAt: inDays(-4), ...rest }) as unknown as Receipt
const fittingOf = (rest: object) =>
  ({ id: 1, createdAt: inDays(-200), nextVisitAt: null, ...rest }) as unknown as Fitting
const previewOf = (rest: object = {}) =>
  ({
    subscription: { status: { code: 'active', label: '' } },
    scheduledAt: inDays(9),
    ...rest,
  }) as unknown as SubscriptionPreview
const scoreOf = (expiring: { points: number; expiresAt: string }[]) => ({
  available: 100,
  pending: 0,
  spent: 0,
  expiring,
})

const nothing: FirstReads = {
  activeOrders: heard([]),
  trialOrders: heard([]),
  appointments: heard([]),
  reminders: heard([]),
  subscription: heard(null),
  score: heard(scoreOf([])),
  fittings: heard([]),
}
const noMore: MoreReads = {
  reviews: heard([]),
  receipts: heard([]),
  orders: heard([{}]),
  lenses: heard(true),
  address: heard(true),
}

/** Returns the step for this data; reads that are not given have loaded and cause no step. */
const stepOf = (first: Partial<FirstReads>, more: Partial<MoreReads> = {}, rest: Partial<Known> = {}) =>
  nextStep(
    {
      first: { ...nothing, ...first },
      more: { ...noMore, ...more },
      daysLeft: heard(() => undefined),
      isOpened: () => false,
      ...rest,
    },
    NOW,
  )
const kindOf = (...given: Parameters<typeof stepOf>) => {
  const step = stepOf(...given)
  return typeof step === 'string' || step === null ? step : step.kind
}

it('waits until all that a step may rest on has answered or failed', () => {
  for (const name of Object.keys(nothing)) {
    expect(kindOf({ activeOrders: heard([payable()]), [name]: waiting })).toBe('waiting')
    expect(kindOf({ activeOrders: heard([payable()]), trialOrders: failed })).toBe('pay')
  }
  for (const name of Object.keys(noMore)) expect(kindOf({}, { [name]: waiting })).toBe('waiting')
  expect(kindOf({})).toBeNull()
})

it('asks for more only where nothing else is due', () => {
  expect(kindOf({}, {}, { more: undefined })).toBe('more')
  const check = { fittings: heard([fittingOf({ nextVisitAt: day(0) })]) }
  expect(kindOf(check, {}, { more: undefined })).toBe('check')
})

it('nothing that follows is told before it is known how long the lenses last', () => {
  const reminders = heard([reminderOf({})])
  const later = {
    reminders,
    score: heard(scoreOf([{ points: 5, expiresAt: day(4) }])),
    fittings: heard([fittingOf({ nextVisitAt: day(0) })]),
  }
  for (const daysLeft of [undefined, waiting]) {
    const asked = daysLeft ? 'waiting' : 'daysLeft'
    expect(kindOf(later, { reviews: heard([reviewOf()]) }, { daysLeft })).toBe(asked)
    expect(kindOf({ ...later, reminders: heard([]) }, undefined, { daysLeft })).toBe('points')
    // The stock is not requested if a reminder is due, or if a subscription may bring its lenses.
    expect(kindOf({ reminders: heard([reminderOf({ remindAt: day(0) })]) }, undefined, { daysLeft })).toBe(
      'lenses',
    )
    expect(kindOf({ ...later, subscription: heard(previewOf()) }, undefined, { daysLeft })).toBe('points')
  }
  expect(kindOf(later, undefined, { daysLeft: heard(() => 14) })).toBe('lenses')
  expect(kindOf(later, undefined, { daysLeft: heard(() => 15) })).toBe('points')
  expect(kindOf(later, undefined, { daysLeft: failed })).toBe('points')
})

it('a rejection waits for the other list, which may hold a newer one', () => {
  expect(kindOf({}, { reviews: heard([reviewOf()]), receipts: waiting })).toBe('waiting')
})

it('an order to pay comes first, the one that is expected first', () => {
  const step = stepOf({
    activeOrders: heard([
      payable({ id: 1 }),
      payable({ id: 2, expectedAt: inDays(3) }),
      orderOf({ id: 3, expectedAt: inDays(1) }),
      payable({ id: 4, expectedAt: inDays(2) }),
    ]),
  })
  expect(step).toMatchObject({ kind: 'pay', order: { id: 4 } })
})

it('what waits to be fetched is told until its day is over, the nearest first', () => {
  const orders = heard([orderOf({ id: 5, storageUntil: day(6) })])
  const trials = (until: string | null, code = 'ready') =>
    heard([trialOf({ id: 7, pickupUntil: until, status: { code, label: '' } })])
  expect(stepOf({ activeOrders: orders, trialOrders: trials(day(2)) })).toMatchObject({ trial: { id: 7 } })
  expect(stepOf({ activeOrders: orders, trialOrders: trials(day(9)) })).toMatchObject({ order: { id: 5 } })
  expect(kindOf({ trialOrders: trials(day(0)) })).toBe('fetchTrial')
  expect(kindOf({ trialOrders: trials(day(-1)) })).toBeNull()
  expect(kindOf({ trialOrders: trials(null) })).toBeNull()
  expect(kindOf({ trialOrders: trials(day(2), 'received') })).toBeNull()
})

it('the days are the shop’s, whatever the zone of the browser', () => {
  const trials = heard([trialOf({ pickupUntil: '2026-11-23' })])
  const at = (now: string) =>
    nextStep(
      { first: { ...nothing, trialOrders: trials }, more: noMore, isOpened: () => false },
      new Date(now),
    )
  expect(at('2026-11-23T20:59:00Z')).toMatchObject({ kind: 'fetchTrial' })
  expect(at('2026-11-23T21:00:00Z')).toBeNull()
})

it('a visit matters from two days before until its end', () => {
  const visit = (hours: number, rest: object = {}) => ({
    appointments: heard([visitOf({ startsAt: inHours(hours), endsAt: inHours(hours + 1), ...rest })]),
  })
  expect(kindOf(visit(48))).toBe('visit')
  expect(kindOf(visit(49))).toBeNull()
  expect(kindOf(visit(-0.5))).toBe('visit')
  expect(kindOf(visit(-1))).toBeNull()
  expect(kindOf(visit(3, { status: { code: 'edited', label: '' } }))).toBe('visit')
  expect(kindOf(visit(3, { status: { code: 'cancelled', label: '' } }))).toBeNull()
})

it('lenses that end are bought again, unless they are on their way', () => {
  const due = { reminders: heard([reminderOf({ remindAt: day(0) })]) }
  expect(kindOf(due)).toBe('lenses')
  expect(kindOf({ reminders: heard([reminderOf({ remindAt: day(1) })]) })).toBeNull()
  expect(kindOf({ reminders: heard([reminderOf({ remindAt: day(0), isActive: false })]) })).toBeNull()
  const soon = { reminders: heard([reminderOf({})]) }
  expect(stepOf(soon, undefined, { daysLeft: heard(() => 14) })).toMatchObject({
    kind: 'lenses',
    daysLeft: 14,
  })
  expect(kindOf(soon, {}, { daysLeft: heard(() => 15) })).toBeNull()
  expect(kindOf({ ...due, activeOrders: heard([orderOf({ items: [{ productId: '202' }] })]) })).toBeNull()
  expect(kindOf({ ...due, activeOrders: heard([orderOf({ items: [{ productId: 9 }] })]) })).toBe('lenses')
  expect(kindOf({ ...due, subscription: heard(previewOf()) })).toBeNull()
  const cancelled = previewOf({ subscription: { status: { code: 'cancelled', label: '' } } })
  expect(kindOf({ ...due, subscription: heard(cancelled) })).toBe('lenses')
})

it('lenses that may be on their way are not bought again: a line or a status that cannot be read', () => {
  const due = { reminders: heard([reminderOf({ remindAt: day(0) })]) }
  const unread = { productId: null, title: '', isUnreadable: true }
  expect(kindOf({ ...due, activeOrders: heard([orderOf({ items: [unread] })]) })).toBeNull()
  const odd = previewOf({ subscription: { status: { code: '', label: '' } } })
  expect(kindOf({ ...due, subscription: heard(odd) })).toBeNull()
})

it('a read that failed brings no wrong step: what may be there is not offered', () => {
  const due = { reminders: heard([reminderOf({ remindAt: day(0) })]) }
  expect(kindOf({ ...due, subscription: failed })).toBeNull()
  expect(kindOf({ ...due, activeOrders: failed })).toBeNull()
  expect(kindOf({ ...due, trialOrders: failed, score: failed, fittings: failed })).toBe('lenses')
  const check = { fittings: heard([fittingOf({ nextVisitAt: day(0) })]) }
  expect(kindOf({ ...check, appointments: failed })).toBeNull()
  expect(kindOf({}, { orders: failed, lenses: heard(false) })).toBeNull()
})

it('a rejection of the last thirty days is told until it has been opened, the newest first', () => {
  expect(stepOf({}, { reviews: heard([reviewOf()]), receipts: heard([receiptOf()]) })).toMatchObject({
    kind: 'review',
  })
  const opened = { isOpened: (note: string) => note === noteOf({ review: reviewOf() }) }
  expect(kindOf({}, { reviews: heard([reviewOf()]), receipts: heard([receiptOf()]) }, opened)).toBe('receipt')
  expect(kindOf({}, { reviews: heard([reviewOf({ createdAt: inDays(-30) })]) })).toBe('review')
  expect(kindOf({}, { reviews: heard([reviewOf({ createdAt: inDays(-31) })]) })).toBeNull()
  expect(kindOf({}, { reviews: heard([reviewOf({ createdAt: null })]) })).toBeNull()
})

it('a rejected review is not told of once a newer one of the same thing has replaced it', () => {
  const of = { objectType: 'department', objectId: 14 }
  const newer = reviewOf({ id: 2, status: { code: 'moderation', label: '' }, createdAt: inDays(-1), ...of })
  expect(kindOf({}, { reviews: heard([reviewOf(of), newer]) })).toBeNull()
  expect(kindOf({}, { reviews: heard([reviewOf({ ...of, objectId: 15 }), newer]) })).toBe('review')
})

it('points that expire within thirty days are to be spent', () => {
  const burning = (days: number, points = 240) => ({
    score: heard(scoreOf([{ points, expiresAt: day(days) }])),
  })
  expect(kindOf(burning(30))).toBe('points')
  expect(kindOf(burning(0))).toBe('points')
  expect(kindOf(burning(31))).toBeNull()
  expect(kindOf(burning(-1))).toBeNull()
  expect(kindOf(burning(3, 0))).toBeNull()
})

it('the check of the eyes is due by the newest selection, unless a visit is to come', () => {
  const fittings = heard([
    fittingOf({ createdAt: inDays(-10), nextVisitAt: day(0) }),
    fittingOf({ createdAt: inDays(-400), nextVisitAt: day(9) }),
  ])
  expect(kindOf({ fittings })).toBe('check')
  expect(kindOf({ fittings: heard([fittingOf({ nextVisitAt: day(1) })]) })).toBeNull()
  expect(kindOf({ fittings, appointments: heard([visitOf({ startsAt: inDays(9) })]) })).toBeNull()
  expect(kindOf({ fittings, appointments: heard([visitOf({ startsAt: inDays(-9) })]) })).toBe('check')
})

it('who has ordered nothing is led from the lenses over the address to the order', () => {
  const begin = (lenses: RemoteData<boolean>, address: RemoteData<boolean>) =>
    stepOf({}, { orders: heard([]), lenses, address })
  expect(begin(heard(false), heard(false))).toMatchObject({ kind: 'begin', next: 'lenses' })
  expect(begin(heard(true), heard(false))).toMatchObject({ next: 'address' })
  expect(begin(heard(true), heard(true))).toMatchObject({ next: 'order' })
  // A step whose data did not load is skipped.
  expect(begin(failed, heard(false))).toMatchObject({ next: 'address', steps: [{ step: 'address' }, {}] })
  expect(kindOf({}, { orders: failed })).toBeNull()
})

/* Whatever else the reads contain, the step is of the first kind of which one is due. */

const oddDate = fc.constantFrom(
  null,
  '',
  'завтра',
  '0000-00-00',
  '2026-13-45',
  day(90),
  inDays(90),
  day(-900),
)
const odd = {
  order: fc.record({
    createdAt: oddDate,
    expectedAt: oddDate,
    storageUntil: fc.constantFrom(null, '', 'x', day(-9)),
  }),
  trial: fc.record({ pickupUntil: fc.constantFrom(null, '', 'x', day(-9)) }),
  visit: fc.record({
    startsAt: fc.constantFrom('', 'x', inDays(-90)),
    endsAt: fc.constantFrom(null, '', 'x'),
  }),
  reminder: fc.record({ productId: fc.constantFrom(null, 5), remindAt: fc.constantFrom('', 'x', day(90)) }),
  review: fc.record({ createdAt: fc.constantFrom(null, '', 'x', inDays(-90), inDays(90)) }),
  points: fc.record({ points: fc.constantFrom(0, -5, NaN), expiresAt: oddDate.map((date) => date ?? '') }),
  fitting: fc.record({
    createdAt: fc.constantFrom(null, '', inDays(-900)),
    nextVisitAt: fc.constantFrom(null, '', 'x'),
  }),
}
const KINDS = [
  'pay',
  'fetchOrder',
  'fetchTrial',
  'visit',
  'lenses',
  'points',
  'check',
  'review',
  'receipt',
  'begin',
] as const

it('nulls and odd dates never hide a step that is due, nor bring one that is not', () => {
  const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 })
  fc.assert(
    fc.property(
      fc.record({
        due: fc.subarray([...KINDS]),
        orders: some(odd.order),
        trials: some(odd.trial),
        visits: some(odd.visit),
        reminders: some(odd.reminder),
        reviews: some(odd.review),
        points: some(odd.points),
        fittings: some(odd.fitting),
        isLate: fc.boolean(),
      }),
      ({ due, isLate, ...noise }) => {
        const has = (kind: (typeof KINDS)[number]) => due.includes(kind)
        const with_ = <T>(others: T[], kind: (typeof KINDS)[number], one: T) => {
          const own = has(kind) ? [one] : []
          return isLate ? [...others, ...own] : [...own, ...others]
        }
        const orders = noise.orders.map(orderOf)
        const step = kindOf(
          {
            activeOrders: heard(
              with_(with_(orders, 'pay', payable()), 'fetchOrder', orderOf({ storageUntil: day(2) })),
            ),
            trialOrders: heard(
              with_(noise.trials.map(trialOf), 'fetchTrial', trialOf({ pickupUntil: day(3) })),
            ),
            appointments: heard(
              with_(
                noise.visits.filter(({ startsAt }) => startsAt === inDays(-90)).map(visitOf),
                'visit',
                visitOf({ startsAt: inHours(5) }),
              ),
            ),
            reminders: heard(
              with_(noise.reminders.map(reminderOf), 'lenses', reminderOf({ remindAt: day(-1) })),
            ),
            score: heard(scoreOf(with_(noise.points, 'points', { points: 5, expiresAt: day(4) }))),
            fittings: heard(
              with_(noise.fittings.map(fittingOf), 'check', fittingOf({ nextVisitAt: day(-2) })),
            ),
          },
          {
            reviews: heard(with_(noise.reviews.map(reviewOf), 'review', reviewOf())),
            receipts: heard(with_(noise.reviews.map(receiptOf), 'receipt', receiptOf())),
            orders: heard(has('begin') ? [] : [{}]),
          },
        )
        // With a coming appointment, no check is suggested.
        const wanted = due.filter((kind) => kind !== 'check' || !has('visit'))
        expect(step).toBe(KINDS.find((kind) => wanted.includes(kind)) ?? null)
      },
    ),
  )
})

/** The steps that depend on each read: on what it contains, or on what is absent. */
const RESTS: Record<string, readonly (typeof KINDS)[number][]> = {
  activeOrders: ['pay', 'fetchOrder', 'lenses'],
  trialOrders: ['fetchTrial'],
  appointments: ['visit', 'check'],
  reminders: ['lenses'],
  subscription: ['lenses'],
  score: ['points'],
  fittings: ['check'],
  reviews: ['review'],
  receipts: ['receipt'],
  orders: ['begin'],
}

it('whatever reads fail, the step is the first due of those that do not rest on them', () => {
  fc.assert(
    fc.property(
      fc.subarray([...KINDS]),
      fc.subarray(Object.keys(RESTS)),
      fc.constantFrom(undefined, NaN, 15, 90),
      (due, broken, daysLeft) => {
        const one = <T>(kind: (typeof KINDS)[number], item: T) => (due.includes(kind) ? [item] : [])
        const unless = <Reads extends object>(reads: Reads): Reads =>
          Object.fromEntries(
            Object.entries(reads).map(([name, read]) => [name, broken.includes(name) ? failed : read]),
          ) as Reads
        const step = kindOf(
          unless({
            ...nothing,
            activeOrders: heard([
              ...one('pay', payable()),
              ...one('fetchOrder', orderOf({ storageUntil: day(2) })),
            ]),
            trialOrders: heard(one('fetchTrial', trialOf({ pickupUntil: day(3) }))),
            appointments: heard(one('visit', visitOf({ startsAt: inHours(5) }))),
            reminders: heard(one('lenses', reminderOf({ remindAt: day(-1) }))),
            score: heard(scoreOf(one('points', { points: 5, expiresAt: day(4) }))),
            fittings: heard(one('check', fittingOf({ nextVisitAt: day(-2) }))),
          }),
          unless({
            ...noMore,
            reviews: heard(one('review', reviewOf())),
            receipts: heard(one('receipt', receiptOf())),
            orders: heard<readonly unknown[]>(due.includes('begin') ? [] : [{}]),
          }),
          { daysLeft: heard(() => daysLeft) },
        )
        const left = due
          .filter((kind) => !broken.some((name) => RESTS[name]?.includes(kind)))
          // With a coming appointment, no check is suggested.
          .filter((kind) => kind !== 'check' || !due.includes('visit'))
        expect(step).toBe(KINDS.find((kind) => left.includes(kind)) ?? null)
      },
    ),
  )
})
