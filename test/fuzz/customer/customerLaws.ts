import { formatDay } from '#domain/dates/dates'
import { hasPower, mayHavePower } from './customerWanted'
import type { Visitor } from '../../../examples/shop/api/visitor'
import { offerById } from '../../../examples/shop/api/seed/offers'
import { inWords, titleOf, type Intent, type ShownOrder } from './customerIntent'
import type { Change } from './customerChange'

/** Laws that are held; one that the product still breaks can be left out by its name. */
export const LAWS = [
  ...(['leaves', 'comes', 'once', 'ordered', 'claimed', 'silent', 'points'] as const),
  // One customer's data is never sent or shown in another's session.
  'stranger',
  // A press, a failure or a reload never makes a choice or a typed word vanish.
  'vanished',
  // A failed read never looks like an answer.
  'stated',
] as const
export type Law = (typeof LAWS)[number]

export type Break = [law: Law, words: string]

const isOrder = (path: string) => path.endsWith('/order/')
const isWizard = (path: string) => path.endsWith('/wizard/')

const nbsp = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const UNREADABLE = 'товар, который не удалось показать'

/** Tells whether the page has named what is removed: by its title, or as goods that cannot be shown. */
const isTold = ({ told, leaves }: Intent, id: number, left: number) =>
  nbsp(told).includes(nbsp(titleOf(id))) ||
  told.includes(UNREADABLE) ||
  leaves.some(({ offers, stays }) => offers.includes(id) && left >= stays)

/** Compares what one write did to the basket with what the customer wanted and was told. */
export function* basketLaws({ path, intent, before, after }: Change): Generator<Break> {
  const isOrdered = isOrder(path) && after.orders.length > before.orders.length
  for (const id of new Set([...before.lines.keys(), ...after.lines.keys()])) {
    const was = before.lines.get(id) ?? 0
    const is = after.lines.get(id) ?? 0
    if (is < was && !isOrdered && !(intent && isTold(intent, id, is)))
      yield ['leaves', `${was - is} of ${inWords(id)} left the basket by ${path}, and nobody had said so`]
    // Other goods may stay beside the replaced ones, and exactly the wanted packs are added.
    const isKept = intent?.roomFor(id) === is - was
    const isReplaced = !isKept && isWizard(path) && intent !== undefined && intent.told !== '' && was > 0
    const came = isReplaced ? (intent.wanted.some(({ offers }) => offers.includes(id)) ? is : 0) : is - was
    if (came <= 0) continue
    if (isReplaced) intent.came.delete(id)
    if (!intent?.wanted.some(({ offers }) => offers.includes(id)))
      yield ['comes', `${came} of ${inWords(id)} came into the basket, which nobody had chosen`]
    else if (intent.roomFor(id) < came)
      yield [
        'once',
        `${came} more of ${inWords(id)} came into the basket than was wanted (${path}): ${was} → ${is}, wanted ${JSON.stringify(intent.wanted)}, ${JSON.stringify([...intent.came])} came before`,
      ]
    intent?.came.set(id, (intent.came.get(id) ?? 0) + came)
  }
}

const days = (iso: string | null) => iso ?? ''

/** An order against what the customer saw when it was pressed. */
export function* orderLaws({ path, intent, before, after, who }: Change, visitor: Visitor): Generator<Break> {
  const made = visitor.orders.filter(({ id }) => after.orders.includes(id) && !before.orders.includes(id))
  if (made.length === 0) return
  if (!intent?.shown || !isOrder(path)) {
    yield ['ordered', `an order was made by ${path} that nobody had pressed for`]
    return
  }
  if (intent.who !== who) yield ['stranger', 'the order of one customer was made for another']
  intent.orders.push(...made.map(({ number }) => ({ number, isReadSince: false })))
  if (intent.orders.length > 1) yield ['once', `${intent.orders.length} orders were made of one wish`]
  for (const order of made) yield* differences(order, intent.shown)
}

const sumOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

function* differences(order: Visitor['orders'][number], shown: ShownOrder): Generator<Break> {
  const left = shown.lines.map((line) => ({ ...line, words: nbsp(line.words) }))
  for (const { offer_id, quantity, title } of order.items) {
    const offer = offer_id === null || offer_id === undefined ? undefined : offerById('eshop', offer_id)
    const sphere = offer?.sphere ?? null
    const isIt = ({ words }: { words: string }) => words.includes(nbsp(title)) && mayHavePower(words, sphere)
    const alike = left.filter(isIt)
    const whole = alike.find((line) => line.quantity === quantity)
    // Equal lenses for both eyes may be two lines in the basket, but one in the order.
    const parts = whole ? [whole] : sumOf(alike) === quantity ? alike : []
    if (sphere !== null && parts.some(({ words }) => !hasPower(words)))
      yield ['ordered', `${inWords(offer_id ?? 0)} was ordered, and its power was not shown`]
    if (parts.length === 0)
      yield ['ordered', `${quantity} of ${inWords(offer_id ?? 0)} was ordered, which was not shown`]
    for (const part of parts) left.splice(left.indexOf(part), 1)
  }
  for (const { words, quantity } of left)
    yield ['ordered', `${quantity} of ${words} was shown, and not ordered`]
  const { delivery, total_price, payment } = order
  if (shown.isWithDelivery && shown.total !== undefined && shown.total !== total_price.value)
    yield ['ordered', `${shown.total} was shown as the sum, ${total_price.value} was ordered`]
  // A field of the address may be missing where the page shows it.
  const [, ...parts] = delivery.address.split(', ')
  const isThere = parts.some((part) => shown.place.includes(part))
  if ((delivery.type === 'point') !== shown.isPoint || !isThere)
    yield [
      'ordered',
      `it goes to ${delivery.type} ${delivery.address}, shown was ${shown.place || 'no place'}`,
    ]
  const isSaid =
    shown.when === undefined ||
    delivery.date === null ||
    nbsp(shown.when).includes(nbsp(formatDay(delivery.date)))
  if (!isSaid) yield ['ordered', `it comes on ${delivery.date}, shown was ${shown.when}`]
  if (shown.date !== undefined && shown.date !== days(delivery.date))
    yield ['ordered', `it comes on ${delivery.date}, shown was ${shown.date}`]
  if (shown.time !== '' && shown.time !== `${delivery.time_from}–${delivery.time_to}`)
    yield ['ordered', `it comes at ${delivery.time_from}, shown was ${shown.time}`]
  if (payment.type !== shown.payment)
    yield ['ordered', `it is paid by ${payment.type}, shown was ${shown.payment}`]
}

/** The points decrease only by the amount that was confirmed. */
export function* pointLaws({ intent, before, after, path }: Change): Generator<Break> {
  const spent = after.points - before.points
  const bought = after.bought - before.bought
  if (bought > 0) {
    if (intent?.certificate === undefined || spent !== intent.certificate * bought)
      yield ['points', `${spent} points were taken for a certificate of ${intent?.certificate ?? 'nobody'}`]
    if (intent && (intent.bought += bought) > 1)
      yield ['once', `${intent.bought} certificates were bought by one wish`]
  } else if (spent > 0 && (!isOrder(path) || spent !== intent?.shown?.points))
    yield ['points', `${spent} points were taken, ${intent?.shown?.points ?? 0} were shown`]
}
