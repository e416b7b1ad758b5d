import { addPartnerReceipt, applyReceipt, sendFeedback } from '#api/generated/receipts'
import { stamp } from '../dates'
import { anyText, optional, record, some, text } from '../http/fields'
import { earn } from '../ledger'
import { refused } from '../http/refusal'
import { accept, openTo, type Route, type Visit } from '../http/route'
import { roubles } from '../seed/catalogue'
import { nextId } from '../visitor'

const pointsPerProduct = 100

/** Registers a receipt by link, which is accepted at once. */
function register(
  { visitor, now }: Visit,
  source: 'link' | 'partner',
  products: string[],
  partner: string | null,
) {
  // A visitor who is not signed in gets no points, but the same answer.
  if (!visitor.consumer) return
  const id = nextId(visitor.checks, 61)
  const points = products.length * pointsPerProduct
  visitor.checks.unshift({
    id,
    created_at: stamp(now),
    source,
    partner,
    purchased_at: stamp(now),
    total_sum: null,
    fiscal: { fn: null, fd: null, fp: null },
    status: { code: 'accepted', label: 'Принят' },
    reject_reason: null,
    points,
    products: products.map((name) => ({
      name,
      quantity: 1,
      price: roubles(0),
      is_eligible: true,
      points: pointsPerProduct,
    })),
    file: null,
  })
  earn(visitor, now, points, 'Чек по ссылке', { type: 'check', id })
}

const products = some(text)

export const receipts: Route[] = openTo('anyone', [
  accept(sendFeedback, record({ text }), () => undefined),
  accept(applyReceipt, record({ code: text, products, timestamp: optional(anyText) }), (asked, body) => {
    const { appliedReceipts, consumer } = asked.visitor
    if (asked.query.sign === 'used' || appliedReceipts.has(body.code)) {
      throw refused('Чек с такими данными уже зарегистрирован', 2)
    }
    if (asked.query.sign === 'silent') throw refused('Чек уже обрабатывается', 4)
    if (consumer) appliedReceipts.add(body.code)
    register(asked, 'link', body.products, null)
  }),
  {
    ...accept(
      addPartnerReceipt,
      record({
        products,
        inn: optional(anyText),
        sign: optional(anyText),
        partner: optional(anyText),
        timecode: optional(anyText),
      }),
      (asked, { products, partner }) => {
        if (partner === 'unknown') return { success: false }
        register(asked, 'partner', products, partner ?? null)
        return { success: true }
      },
    ),
    isBare: true,
  },
])
