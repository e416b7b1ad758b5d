import type { Lens } from '../../../../src/domain/lens'
import type { Order, OrderItem } from '../../../../src/domain/order'
import type { Offer, Product } from '../../../../src/domain/product'
import { myProducts, type MyThings } from '../../../../src/features/shop/products/myProduct'

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
const order = (createdAt: string, items: OrderItem[], code = 'received') =>
  ({ id: createdAt, createdAt, items, status: { code, label: '' } }) as unknown as Order
const product = (id: number, category: Product['category'], types: string[] = []) =>
  ({ id, title: `Товар ${id}`, category, types, picture: null }) as unknown as Product

const derive = (things: Partial<MyThings>) =>
  myProducts({ orders: [], worn: undefined, products: [], offers: [], today: '2026-03-31', ...things })
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

describe('what is bought again', () => {
  const right = offer(1, { sphere: -2 })
  const left = offer(2, { sphere: -3, isAvailable: false })

  it('what is bought again is a box for each eye', () => {
    const [mine] = derive({ worn: wears(lens('right', -2), lens('left', -3)), offers: [left, right] })
    expect(mine?.items.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([
      [1, 1],
      [2, 1],
    ])
    // One of them can be had.
    expect(mine?.offer).toMatchObject({ offerId: 1, isAvailable: true })
  })

  it('what is bought again is two boxes where both eyes wear the same', () => {
    const [mine] = derive({ worn: wears(lens('right', -3), lens('left', -3)), offers: [left, right] })
    expect(mine?.items.map(({ offerId, quantity }) => [offerId, quantity])).toEqual([[2, 2]])
    expect(mine?.offer).toMatchObject({ offerId: 2, isAvailable: false })
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
    ['just bought', ['2026-03-31'], 1, '2026-06-29'],
    ['half worn', ['2026-02-14'], 0.5, '2026-05-15'],
    ['bought twice', ['2026-02-14', '2026-03-31'], 1.5, '2026-08-13'],
    ['run out between two purchases', ['2024-01-01', '2026-03-31'], 1, '2026-06-29'],
    ['run out', ['2024-01-01'], 0, '2026-03-31'],
  ])('what is left of lenses %s', (_, days, packs, endsAt) => {
    const orders = days.map((day) => order(day, [item()]))
    const [mine] = derive({ worn: both, products: monthly, orders })
    expect(mine?.left?.packs).toBeCloseTo(packs)
    expect(mine?.left?.endsAt).toBe(endsAt)
  })

  it('what is left lasts twice as long for one eye', () => {
    const [mine] = derive({
      worn: wears(lens('right', -2)),
      products: monthly,
      orders: [order('2026-03-31', [item()])],
    })
    expect(mine?.left?.endsAt).toBe('2026-09-27')
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
    expect(derive(things)[0]?.left).toBeNull()
  })
})
