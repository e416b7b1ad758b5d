import type { Lens } from '#domain/lens'
import type { Order, OrderItem } from '#data/orders/order'
import type { Reminder } from '#data/reminders/reminder'
import type { Offer, Product } from '#data/catalogue/product'
import { repeatLines } from '../../../../src/data/repeat/repeat'
import { myProducts, type MyProduct, type MyThings } from '../../../../src/features/shop/products/myProduct'

const none = { sphere: null, cylinder: null, axis: null, addition: null, baseCurve: null, diameter: null }
const box = [{ value: 6, unit: 'lenses' }]

const lens = (eye: Lens['eye'], sphere: number, productId = 202): Lens => ({
  ...none,
  eye,
  productId,
  title: 'Ясно Месяц',
  sphere,
})
const offer = (offerId: number, rest: Partial<Offer> = {}): Offer => ({
  ...none,
  offerId,
  productId: 202,
  packId: 20206,
  title: 'Ясно Месяц, 6 шт',
  picture: null,
  params: box,
  price: null,
  points: 0,
  isAvailable: true,
  ...rest,
})
const item = (rest: Partial<OrderItem> = {}): OrderItem => ({
  productId: 202,
  packId: 20206,
  offerId: null,
  title: 'Ясно Месяц',
  picture: null,
  params: box,
  quantity: 1,
  price: null,
  ...rest,
})
const order = (createdAt: string | null, items: OrderItem[], code = 'received', saleType = 'eshop') =>
  ({ id: createdAt, createdAt, items, saleType, status: { code, label: '' } }) as unknown as Order
const product = (id: number, category: Product['category'], types: string[] = []) =>
  ({ id, title: `Товар ${id}`, category, types, picture: null, monoPacks: [] }) as unknown as Product

const derive = (things: Partial<MyThings>) =>
  myProducts({
    orders: [],
    worn: undefined,
    products: [],
    offers: [],
    reminders: [],
    isAllRead: true,
    today: '2026-03-31',
    ...things,
  })
const wears = (...lenses: Lens[]) => ({ lenses, replacement: 'monthly', solutionProductId: null })

describe('what a customer buys and wears', () => {
  it('my products are first the worn ones, then the last bought; cancelled orders do not count', () => {
    const products = derive({
      worn: { ...wears(lens('right', -2)), solutionProductId: 206 },
      orders: [
        order('2026-01-01', [item({ productId: 207 }), item({ productId: null })]),
        order('2026-03-01', [item({ productId: 201 })]),
        order('2026-03-02', [item({ productId: 209 })], 'cancelled'),
      ],
    })
    expect(products.map(({ id, lastBoughtAt }) => [id, lastBoughtAt])).toEqual([
      [202, null],
      [206, null],
      [201, '2026-03-01'],
      [207, '2026-01-01'],
    ])
  })

  it('a product without a title in the catalogue is named by the lenses that are worn, else as unreadable', () => {
    const nameless = product(202, 'lenses')
    const derived = derive({
      worn: { ...wears(lens('right', -2)), solutionProductId: 206 },
      products: [
        { ...nameless, title: '' },
        { ...nameless, id: 206, title: '' },
      ],
    })
    expect(derived.map(({ title }) => title)).toEqual(['Ясно Месяц', 'Название не удалось показать'])
  })

  it('my products are named by the catalogue, else by the order', () => {
    const [known, unknown, strange] = derive({
      products: [product(201, 'lenses')],
      orders: [
        order('2026-03-01', [
          item({ productId: '201' }),
          item({ productId: 5, title: 'Снятые линзы' }),
          item({ productId: 6, title: 'Футляр', params: [] }),
        ]),
      ],
    })
    expect(known).toMatchObject({ title: 'Товар 201', kind: 'lenses' })
    expect(unknown).toMatchObject({ title: 'Снятые линзы', kind: 'lenses', offer: null })
    expect(strange).toMatchObject({ title: 'Футляр', kind: null })
  })
})

/** Returns, for each box: its eye, its state, and the offers that match it. */
const boxes = (mine: MyProduct | undefined, offers: Offer[]) =>
  repeatLines(mine?.items ?? [], offers).map((line) => [
    line.item.lens?.eye,
    line.state === 'missing' ? line.reason : line.state,
    ...(line.state === 'ready' ? [line.offer.offerId] : []),
    ...(line.state === 'choose' ? line.offers.map(({ offerId }) => offerId) : []),
  ])

describe('what is bought again', () => {
  const right = offer(1, { sphere: -2 })
  const left = offer(2, { sphere: -3, isAvailable: false })

  it('what is bought again is a box for each eye', () => {
    const [mine] = derive({ worn: wears(lens('right', -2), lens('left', -3)), offers: [left, right] })
    expect(boxes(mine, [left, right])).toEqual([
      ['right', 'ready', 1],
      ['left', 'soldOut'],
    ])
    // One of them is available.
    expect(mine?.offer).toMatchObject({ offerId: 1, isAvailable: true })
  })

  it('what is bought again is two boxes where both eyes wear the same', () => {
    const [mine] = derive({ worn: wears(lens('right', -3), lens('left', -3)), offers: [left, right] })
    expect(boxes(mine, [left, right])).toEqual([
      ['right', 'soldOut'],
      ['left', 'soldOut'],
    ])
    expect(mine?.offer).toMatchObject({ offerId: 2, isAvailable: false })
  })

  it('what is bought again is asked for where a power is not known, and not guessed', () => {
    const toric = offer(3, { sphere: -2, cylinder: -0.75, axis: 10 })
    const other = offer(4, { sphere: -2, cylinder: -0.75, axis: 180 })
    const wants = (known: Partial<Lens>, offers: Offer[]) =>
      boxes(derive({ worn: wears({ ...lens('right', -2), ...known }), offers })[0], offers)
    expect(wants({ sphere: null }, [right])).toEqual([['right', 'choose', 1]])
    expect(wants({}, [toric])).toEqual([['right', 'choose', 3]])
    expect(wants({ cylinder: -0.75 }, [toric, other])).toEqual([['right', 'choose', 3, 4]])
    expect(wants({ cylinder: -0.75, axis: 180 }, [toric, other])).toEqual([['right', 'ready', 4]])
    expect(wants({ cylinder: -0.75 }, [{ ...toric, isAvailable: false }, other])).toEqual([
      ['right', 'choose', 3, 4],
    ])
  })

  it('what is bought again names the eye whose power is not sold', () => {
    const [mine] = derive({ worn: wears(lens('right', -2), lens('left', -9)), offers: [right] })
    expect(boxes(mine, [right])).toEqual([
      ['right', 'ready', 1],
      ['left', 'otherPower'],
    ])
    const [blind] = derive({ worn: wears(lens('left', -9)), offers: [right] })
    expect(blind).toMatchObject({ offer: null, isSold: true })
  })

  it('what is bought again is the pack of the last purchase, else it is asked for', () => {
    const large = offer(9, { sphere: -2, packId: 20212, params: [{ value: 12, unit: 'lenses' }] })
    const things = { worn: wears(lens('right', -2)), offers: [right, large] }
    expect(boxes(derive(things)[0], [right, large])).toEqual([['right', 'choose', 1, 9]])
    const orders = [order('2026-03-01', [item({ packId: 20212 })])]
    expect(boxes(derive({ ...things, orders })[0], [right, large])).toEqual([['right', 'ready', 9]])
  })

  it('what is bought again of single lenses is chosen among the packs', () => {
    const [mine] = derive({
      offers: [left, right],
      orders: [order('2026-03-01', [item({ offerId: 77, packId: 20201 })], 'received', 'mono')],
    })
    expect(boxes(mine, [left, right])).toEqual([[undefined, 'choose', 2, 1]])
  })

  it('what is bought again is of one order, though the shop has not dated any', () => {
    const [mine] = derive({
      offers: [left, right],
      orders: [order(null, [item({ offerId: 2 })]), order(null, [item({ offerId: 1 })])],
    })
    expect(mine?.items.map(({ offerId }) => offerId)).toEqual([2])
    expect(mine?.lastBoughtAt).toBeNull()
  })

  it('what is bought again is what the last order held where nothing is worn', () => {
    const [mine] = derive({
      offers: [left, right],
      orders: [order('2026-03-01', [item({ offerId: 2, quantity: 3 })]), order('2026-01-01', [item()])],
    })
    expect(mine?.items).toMatchObject([{ offerId: 2, quantity: 3 }])
    expect(mine?.offer).toMatchObject({ offerId: 2 })
  })

  it('what is bought again is found by its pack where the order names no lenses', () => {
    const [mine] = derive({ offers: [left, right], orders: [order('2026-03-01', [item()])] })
    expect(mine?.offer).toMatchObject({ offerId: 1, isAvailable: true })
  })
})

describe('what is left', () => {
  const monthly = [product(202, 'lenses', ['monthly'])]
  const both = wears(lens('right', -2), lens('left', -3))

  it.each([
    ['just bought', ['2026-03-31'], 90, '2026-06-29'],
    ['half worn', ['2026-02-14'], 45, '2026-05-15'],
    ['bought twice', ['2026-02-14', '2026-03-31'], 135, '2026-08-13'],
    ['run out between two purchases', ['2024-01-01', '2026-03-31'], 90, '2026-06-29'],
    ['run out', ['2024-01-01'], 0, '2026-03-31'],
  ])('what is left of lenses %s', (_, days, daysLeft, endsAt) => {
    const orders = days.map((day) => order(day, [item()]))
    const [mine] = derive({ worn: both, products: monthly, orders })
    expect(mine?.stock).toEqual({ endsAt, daysLeft, basis: { kind: 'orders' } })
  })

  it('what is left counts neither orders without a date nor those that were given back', () => {
    const undone = ['cancelled', 'returned'].map((code) => order('2026-03-30', [item()], code))
    const orders = [order('2026-02-14', [item()]), order(null, [item()]), ...undone]
    const [mine] = derive({ worn: both, products: monthly, orders })
    expect(mine?.stock?.daysLeft).toBe(45)
    expect(
      derive({ worn: both, products: monthly, orders: [order(null, [item()])] })[0]?.stock,
    ).toBeUndefined()
  })

  it('what is left counts single lenses, too', () => {
    const single = item({ params: [{ value: 1, unit: 'lenses' }], quantity: 6 })
    const orders = [order('2026-03-31', [item()]), order('2026-03-31', [single], 'received', 'mono')]
    const [mine] = derive({ worn: both, products: monthly, orders })
    expect(mine?.stock?.endsAt).toBe('2026-09-27')
  })

  it('what is left lasts twice as long for one eye', () => {
    const [mine] = derive({
      worn: wears(lens('right', -2)),
      products: monthly,
      orders: [order('2026-03-31', [item()])],
    })
    expect(mine?.stock?.endsAt).toBe('2026-09-27')
  })

  it.each([
    ['never bought', { worn: both, products: monthly }],
    ['not worn', { products: monthly, orders: [order('2026-03-01', [item()])] }],
    [
      'without a schedule',
      {
        worn: { ...both, replacement: null },
        products: [product(202, 'lenses')],
        orders: [order('2026-03-01', [item()])],
      },
    ],
    ['no lenses', { orders: [order('2026-03-01', [item({ params: [{ value: 360, unit: 'ml' }] })])] }],
  ])('what is left is not guessed: %s', (_, things) => {
    expect(derive(things)[0]?.stock).toBeUndefined()
  })

  it('what is left follows the purchase of the reminder, as it does beside it, and those after it', () => {
    const reminder = {
      productId: '202',
      packsCount: 1,
      purchasedAt: '2026-01-18',
      lenses: both.lenses,
    } as Reminder
    const orders = [order('2026-03-01', [item({ quantity: 5 })])]
    const things = { worn: both, products: monthly, orders, reminders: [reminder] }
    expect(derive(things)[0]).toMatchObject({
      stock: { endsAt: '2027-07-12', daysLeft: 468, basis: { kind: 'reminder', packs: 1 } },
      boughtSince: 5,
    })
    expect(derive({ ...things, reminders: undefined })[0]?.stock).toBeUndefined()
  })

  it('what is under way is no stock yet: it is told as coming, once it is paid', () => {
    const unpaid = { ...order('2026-03-30', [item()], 'accepted'), payment: { isLinkAvailable: true } }
    const orders = [
      order('2026-03-31', [item({ quantity: 2 })], 'in_transit'),
      unpaid as unknown as Order,
      order('2026-02-14', [item()]),
    ]
    const [mine] = derive({ worn: both, products: monthly, orders })
    expect(mine).toMatchObject({
      stock: { daysLeft: 45 },
      coming: 2,
    })
  })
})
