import '../page'
import fc from 'fast-check'
import { does } from './acts/customerSteps'
import { Walk } from './customerWalk'

type Steps = fc.AsyncCommand<object, Walk>[]

/** Walks in which something unwanted was once sold, ordered or shown. */
const walks: [title: string, dialects: string[], steps: Steps][] = [
  [
    'goods stay when a replacement is pressed again after a refusal',
    [],
    [does.buy('product 202', 0, { subscribes: true, faults: ['refused'], presses: 3 })],
  ],
  [
    'goods stay when a replacement is pressed again after a lost answer',
    ['no-idempotency'],
    [does.buy('product 202', 0, { subscribes: true, faults: ['offline'], presses: 3 })],
  ],
  [
    'no cylinder is filled in by what is left in stock, by the wizard',
    ['torics'],
    [does.elsewhere('only', 1), does.wizard(6, 6)],
  ],
  [
    'no cylinder is filled in by what is left in stock, for a product',
    ['torics'],
    [does.elsewhere('only', 1), does.buy('product 203', 1)],
  ],
  [
    'an order whose answer was lost is found, and no other is shown for it',
    [],
    [does.failOrders(1), does.order(1, ['dead'], 1), does.order(1, [], 2)],
  ],
  [
    'other goods are ordered where an earlier order without an answer cannot be recognised',
    ['unreadable-order-line'],
    [does.order(0, ['lost', 'lost'], 1), does.wizard(0, 3), does.order(0, [], 1)],
  ],
  [
    'an order of another tab is not shown as this one',
    [],
    [does.order(1, ['dead']), does.elsewhere('order', 1), does.order(1)],
  ],
  [
    'an order whose answer was lost is found by its customer, after another was there',
    [],
    [does.order(0, ['lost'], 1), does.another(false), does.another(false)],
  ],
  [
    'an order that was placed is not called unplaced',
    [],
    [does.fillIn(1), does.failOrders(9), does.order(1, ['lost'])],
  ],
  [
    'the sum is that of the order where the price of delivery is unknown',
    ['delivery-price-unknown'],
    [does.order(1)],
  ],
  [
    'the sum is that of the order where the price of delivery changes',
    ['delivery-price-changes'],
    [does.order(1, [], 2)],
  ],
  [
    'the sum is that of the order where only the service knows a price that changes',
    ['delivery-price-by-service', 'delivery-price-changes'],
    [does.order(0, ['lost'])],
  ],
  ['what is sold out meanwhile is named', [], [does.fillIn(1), does.elsewhere('sold out', 1), does.order(1)]],
  ['what cannot be read is not ordered', ['unreadable-basket-line'], [does.order(1, [], 2)]],
  [
    'what is there already is not added again after a reload',
    ['no-idempotency'],
    [
      does.buy('product 202', 0, { faults: ['none', 'refused'] }),
      does.reload(),
      does.buy('product 202', 0, { presses: 1 }),
    ],
  ],
  [
    'one lost press of the catalogue is one pack',
    ['no-idempotency'],
    [does.buy('pack 206'), does.reload(), does.buy('pack 206', 0, { faults: ['lost'], presses: 2 })],
  ],
  [
    'the order goes to the point that is shown',
    ['both-places'],
    [
      does.place('point', 1),
      does.place('courier', 1),
      does.place('point', 2),
      does.elsewhere('address', 2),
      does.order(1),
    ],
  ],
  [
    'the order goes to the address that is shown, though another was chosen on another device',
    [],
    [does.fillIn(0), does.elsewhere('address', 3), does.order(0)],
  ],
  [
    'the order goes to the address that is shown, though its choice went without an answer before',
    [],
    [
      does.order(0, ['lost'], 1),
      does.elsewhere('address', 3),
      does.buy('product 202', 0, { subscribes: false, faults: ['lost'], presses: 1 }),
      does.order(0, [], 1),
    ],
  ],
  [
    'the order does not go to the address of another device where nothing can be read after a lost answer',
    [],
    [
      does.order(0, [], 1),
      does.elsewhere('address', 1),
      does.buy('product 202', 0, { presses: 1 }),
      does.order(0, ['offline', 'lost'], 1),
    ],
  ],
  [
    'goods come again where an earlier try of them arrived late, and they were taken out',
    [],
    [
      does.quantity(1, 2, ['late']),
      does.takeOut(4),
      does.buy('product 202', 0, { faults: ['lost'], presses: 1 }),
    ],
  ],
  [
    'one pack comes where a lost answer and a refusal follow each other, and the basket cannot be read',
    ['unreadable-basket-line'],
    [does.buy('product 202', 0, { subscribes: false, faults: ['lost', 'refused'], presses: 3 })],
  ],
  [
    'what the shop has said to have added is not added again, where the basket cannot be read',
    ['unreadable-basket-line'],
    [does.buy('product 202', 0, { subscribes: false, faults: ['none', 'refused'], presses: 2 })],
  ],
  [
    'one pack comes where an answer is lost, and the basket names no offers',
    ['no-idempotency', 'lines-without-offer'],
    [does.buy('product 202', 0, { faults: ['lost'], presses: 2 })],
  ],
  [
    'one pack comes where an answer is lost, and its line cannot be read',
    ['no-idempotency', 'unreadable-basket-line'],
    [does.buy('product 202', 0, { faults: ['lost'], presses: 2 })],
  ],
  [
    'a set comes once where its answer is lost, and the basket names no offers',
    ['no-idempotency', 'lines-without-offer'],
    [does.wizard(1, 6, ['lost'])],
  ],
  [
    'a good that arrives late comes once where its press is repeated meanwhile',
    [],
    [does.buy('repeat 48153', 0, { subscribes: false, faults: ['lost', 'late', 'lost'], presses: 2 })],
  ],
  [
    'no lens is sold whose power the shop leaves out',
    ['null:GET:/v2/internal/catalog/products/offers/{type}/:offers/sphere'],
    [does.buy('product 211', 0)],
  ],
  [
    'no toric lens is sold whose cylinder the shop leaves out, by the wizard',
    ['null:GET:/v2/internal/catalog/products/offers/{type}/:offers/cylinder'],
    [does.wizard(6, 4)],
  ],
  ['the pack is the one that was chosen', ['pack-id-null', 'unreadable-offer'], [does.buy('product 202', 0)]],
  [
    'two equal eyes of the sheet are ordered, as one line or as two',
    ['unreadable-offer'],
    [
      does.another(false),
      does.buy('product 202', 0, { subscribes: true }),
      does.order(0, ['lost']),
      does.again(0),
    ],
  ],
  [
    'nothing of a product is chosen for the next customer',
    [],
    [does.buy('product 202', 2, { faults: ['refused'] }), does.choose(0, 2), does.another(true)],
  ],
  ['no point is chosen for the next customer', [], [does.place('point', 1), does.another(true)]],
  ['no comment is left for the next customer', [], [does.fillIn(1), does.write(0), does.another(true)]],
  [
    'no power is chosen for the next customer of a cookie',
    ['cookie-session'],
    [does.buy('product 202', 2, { faults: ['refused'] }), does.choose(0, 2), does.another(true)],
  ],
  [
    'no power is chosen for the customer who signs in where the session of another has ended',
    [],
    [does.buy('product 202', 2, { faults: ['refused'] }), does.choose(0, 2), does.signInAgain(true)],
  ],
  [
    'no name that one customer has typed is left for the next customer of a cookie, who signs in in another tab',
    ['cookie-session'],
    [does.write(1), does.another(false), does.send(1, false)],
  ],
  [
    'no address that one customer has typed is left for the next customer of a cookie, who signs in in another tab',
    ['cookie-session'],
    [does.write(3), does.another(false), does.send(3, false)],
  ],
  [
    'no address that one customer has typed is left for the next customer of a cookie',
    ['cookie-session'],
    [does.write(3), does.another(true), does.send(3, false)],
  ],
  [
    'no line is taken out of the basket of the next customer of a cookie for one that is shown of another',
    ['cookie-session'],
    [does.another(false), does.takeOut(0)],
  ],
  [
    'what is typed stays where the same customer signs in again',
    [],
    [does.write(0), does.write(3), does.signInAgain(false)],
  ],
  [
    'a customer signs in again where the network was lost before',
    ['cookie-session'],
    [does.otherTab(), does.send(1, false, ['offline']), does.signInAgain(false)],
  ],
  ['no order of one customer is shown to the next', [], [does.order(1, ['dead']), does.another(true)]],
  [
    'goods stay, and come once, where a repeated order replaces a subscription',
    [],
    [
      does.buy('product 202', 0, { subscribes: true, presses: 2 }),
      does.buy('pack 207'),
      does.buy('repeat 48153'),
    ],
  ],
  ['what is typed while a form is sent stays', [], [does.write(1), does.send(1, true)]],
  [
    'what is typed while a form is sent is there again after a reload',
    [],
    [does.write(1), does.send(1, true), does.reload()],
  ],
  [
    'no day is told where the days could not be read, when buying again',
    [],
    [does.failReads('days'), does.again(1, [], 2)],
  ],
  [
    'the point that was chosen is not swapped for an address where the points could not be read, when buying again',
    [],
    [does.place('point', 1), does.failReads('points'), does.again(1, [], 2)],
  ],
  ['two taps at one place exchange no points', [], [does.doubleTap(0, 1)]],
  [
    'two taps at one place replace nothing in the basket',
    [],
    [does.buy('product 202', 0, { subscribes: true, presses: 2 }), does.doubleTap(1, 2)],
  ],
  [
    'what a double tap has asked is answered by the next press',
    [],
    [does.doubleTap(1, 0), does.buy('product 202', 0)],
  ],
  ['a file that is pasted into a field of the shop is not uploaded', [], [does.pasteElsewhere(false)]],
  ['a table that is pasted into a field of the shop uploads no picture', [], [does.pasteElsewhere(true)]],
  [
    'no lenses are ordered whose powers could not be read',
    [],
    [does.failReads('offers'), does.reload(), does.order(1)],
  ],
  ['no lenses are ordered whose offer cannot be read', ['unreadable-offer'], [does.order(1)]],
  ['no lenses are ordered of which the basket names no offer', ['lines-without-offer'], [does.order(1)]],
  [
    'no lenses are ordered of which the offers tell no power',
    ['null:GET:/v2/internal/catalog/products/offers/{type}/:offers/sphere'],
    [does.order(1), does.again(1, [], 2)],
  ],
  [
    'coloured lenses without a power are ordered as they are shown',
    [],
    [does.buy('product 211', 0), does.order(0)],
  ],
  [
    'a line is brought to what the customer says, with what has come late',
    [],
    [
      does.buy('repeat 48153', 0, { faults: ['dead', 'late', 'lost'], presses: 2 }),
      does.quantity(0, -1, ['lost']),
    ],
  ],
  ['one press is one exchange where codes repeat', ['same-codes'], [does.exchange(1), does.exchange(1)]],
]

it.each(walks)('%s', async (_, dialects, steps) => {
  const walk = new Walk(dialects, new Set())
  try {
    await walk.load('basket')
    await fc.asyncModelRun(() => ({ model: {}, real: walk }), steps)
  } finally {
    await walk.end()
  }
})
