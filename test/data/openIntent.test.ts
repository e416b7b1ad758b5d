import fc from 'fast-check'
import { addedIn, openAddAttempt } from '#data/basket/addAttempts'
import type { Basket } from '#data/basket/basket'
import { attemptOf, isStillIn, newOrderIn } from '#data/checkout/attempt'
import type { Order } from '#data/orders/order'

const anything = fc.jsonValue({ maxDepth: 3 })
const item = fc.record({ offerId: fc.integer(), packId: anything, productId: anything, quantity: anything })
const sent = fc.record({ sentAt: fc.integer(), items: fc.array(fc.oneof(item, anything)), known: anything })
const state = fc.oneof(
  anything,
  fc.record({ requestId: fc.constant('r'), owner: fc.constant('o'), sent: fc.oneof(sent, anything) }),
  fc.record({ packs: anything, unexplained: anything, together: anything, added: anything }),
)

const order = { id: 1, createdAt: null, items: [{ offerId: 1, packId: 1, productId: 1, quantity: 1 }] }

it('whatever another script or version has stored of an intent, nothing throws', () => {
  const read = (stored: unknown) => {
    for (const name of ['order-eshop', 'basket-try:lenses'])
      sessionStorage.setItem(
        `lens-widgets:draft:page:choice:${name}`,
        JSON.stringify({ at: Date.now(), state: stored }),
      )
    const { sent: known } = attemptOf('eshop', 'o')
    if (known) {
      newOrderIn([order as unknown as Order], known)
      isStillIn({ items: [] } as unknown as Basket, known)
    }
    openAddAttempt('lenses')
    expect(addedIn('lenses', 5)).toEqual(expect.any(Number))
  }
  fc.assert(fc.property(state, read), { numRuns: 1000, examples: [[null]] })
})
