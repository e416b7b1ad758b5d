import { titleOf } from './customerIntent'
import { MARKS } from './customerMarks'
import { textOf, troublesIn } from './customerView'
import type { Walk } from './customerWalk'

/* Rules for what the page may say and show, whatever has happened. */

/** Checks the laws that hold after each step, whatever it was. */
export function look(walk: Walk): void {
  const { who, root } = walk
  const other = who === 'a' ? 'b' : 'a'
  const values = [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  const seen = [textOf(root), ...values].join('\n')
  for (const mark of MARKS[other])
    if (seen.includes(mark)) walk.judge([['stranger', `'${mark}' is shown to the other customer`]])
  walk.judge(walk.texts.strange(who, seen, 'is shown to the other customer'))
  walk.judge(walk.texts.vanished(who, walk.screen, root))
  walk.judge(walk.reads.stated(seen))
  if (
    !walk.chosePoint[who] &&
    root.querySelector('.finder__chosen') &&
    walk.shop.visitor(who).checkout.point_id === null
  )
    walk.judge([['stranger', 'a point is chosen that this customer never chose']])
  if (troublesIn(root).includes(''))
    walk.judge([
      [
        'silent',
        `an alert without a word: ${[
          ...root.querySelectorAll('[role=alert], .notice--bad, .error, [data-problem]'),
        ]
          .filter((one) => textOf(one) === '')
          .map((one) => one.outerHTML.slice(0, 300))
          .join()}`,
      ],
    ])
  const [, number] = /Заказ № (\S+) оформлен/.exec(seen) ?? []
  const own = [walk.intent, walk.unfinished[who]].flatMap((intent) => intent?.orders ?? []).map(numberOf)
  if (number !== undefined && /^(checkout|again)$/.test(walk.screen) && !own.includes(number))
    walk.judge([
      ['claimed', `'Заказ № ${number} оформлен' is said of an order that was not made by this wish`],
    ])
  if (seen.includes('Заказ не оформлен') && walk.intent?.orders.some(({ isReadSince }) => isReadSince))
    walk.judge([['claimed', `'Заказ не оформлен' is said of the order ${own.join()}, which was made`]])
}

const numberOf = ({ number }: { number: string }) => number

/** If an order was not created, the page has to name the reason. */
export function lookForReason(walk: Walk, wasUndisturbed: boolean): void {
  const { intent, who } = walk
  if (!intent || intent.orders.length > 0) return
  const words = troublesIn(walk.root)
  if (words.length === 0 && !walk.root.querySelector('dialog[open]'))
    walk.judge([['silent', 'an order that was pressed did not come, and nobody says why']])
  if (!wasUndisturbed) return
  const { baskets, obstacles } = walk.shop.visitor(who)
  const gone = baskets.eshop.lines.filter(({ offer_id }) => obstacles.soldOutOffers.has(`eshop ${offer_id}`))
  const first = gone[0]
  if (
    first &&
    words.some((text) => /наличи/.test(text)) &&
    !words.join().includes(titleOf(first.offer_id).split(',')[0] ?? '')
  )
    walk.judge([
      ['silent', `${titleOf(first.offer_id)} is sold out, and only this is said: ${words.join('; ')}`],
    ])
}

/** The page says that all is in the basket. */
export function lookForAll(walk: Walk): void {
  const { intent } = walk
  if (!intent) return
  const { lines } = walk.shop.visitor(walk.who).baskets.eshop
  for (const wanted of intent.wanted)
    if (wanted.offers.length > 0 && !lines.some(({ offer_id }) => wanted.offers.includes(offer_id)))
      walk.judge([
        ['claimed', `${titleOf(wanted.offers[0] ?? 0)} is said to be in the basket, and never came`],
      ])
}
