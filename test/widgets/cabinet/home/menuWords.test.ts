import { ordersInWords, trialsInWords } from '../../../../widgets/cabinet/home/menuWords'
import type { ActiveOrder } from '#data/orders/activeOrder'
import { noteServerTime } from '#domain/dates/clock'
import { DAY } from '#domain/dates/dates'
import { shopToday } from '#domain/dates/days'
import type { TrialOrder } from '#data/trial/trialOrder'

const now = new Date('2026-11-24T12:00:00+03:00')

const order = (rest: object) =>
  ({ status: { code: 'accepted', label: '' }, payment: null, storageUntil: null, ...rest }) as ActiveOrder

const unpaid = order({ payment: { isLinkAvailable: true } })
const kept = order({ storageUntil: '2026-11-24' })
const keptNoMore = order({ storageUntil: '2026-11-23' })
const sent = order({ status: { code: 'in_transit', label: 'В пути' } })

it.each([
  ['', []],
  ['', [order({}), keptNoMore]],
  ['Один в пути', [sent, order({})]],
  ['2 в пути', [sent, sent]],
  ['Один можно забрать', [sent, kept, sent]],
  ['Один ждёт оплаты', [sent, kept, unpaid]],
  ['3 ждут оплаты', [unpaid, sent, unpaid, unpaid]],
  ['21 ждёт оплаты', Array.from({ length: 21 }, () => unpaid)],
])('of the orders under way "%s" matters most', (words, orders) => {
  expect(ordersInWords(orders, now).replaceAll('\u00a0', ' ')).toBe(words)
})

const trial = (rest: object) =>
  ({ status: { code: 'ready', label: '' }, activationCode: '481', pickupUntil: null, ...rest }) as TrialOrder

it.each([
  ['', [trial({})]],
  ['', [trial({ pickupUntil: '2026-11-23' })]],
  ['', [trial({ pickupUntil: '2026-12-03', activationCode: null })]],
  ['', [trial({ pickupUntil: '2026-12-03', status: { code: 'received', label: '' } })]],
  ['Ждут до 3 декабря', [trial({ pickupUntil: '2026-12-09' }), trial({ pickupUntil: '2026-12-03' })]],
])('of trial orders "%s" is said', (words, trials) => {
  expect(trialsInWords(trials, now).replaceAll('\u00a0', ' ')).toBe(words)
})

it('what is not to be fetched any more is so by the clock of the server', () => {
  const until = shopToday()
  expect(ordersInWords([order({ storageUntil: until })])).not.toBe('')
  noteServerTime(2 * DAY)
  expect(ordersInWords([order({ storageUntil: until })])).toBe('')
  noteServerTime(0)
})
