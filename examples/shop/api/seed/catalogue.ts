import type { Schemas } from '../http/contract'

type Product = Schemas['Product']
type Category = Product['category']

export const roubles = (value: number): Schemas['Money'] => ({ value, currency: 'RUB' })

interface Sold {
  price: number
  sizes: number[]
  unit: 'lenses' | 'ml'
}

const pack = (productId: number, { price, unit }: Sold, size: number, index: number): Schemas['Pack'] => ({
  id: productId * 100 + size,
  is_available: productId !== 205,
  params: [{ value: size, unit }],
  price: roubles(price * (index + 1)),
  points: Math.round((price * (index + 1)) / 20),
  quantity: 1,
  ...(unit === 'ml' && { offer_id: index === 0 ? productId * 10 + 1 : (productId * 100 + size) * 10 + 1 }),
  discount: index > 0 ? { type: 'percent', value: 5, price: roubles(price * (index + 1) * 0.95) } : null,
  is_min_price: index === 0,
})

/** A drawing of the pack; the pages of the shop bring it. */
export const pictureOf = (code: string) => `/shop/packs/${code}.svg`

function product(
  id: number,
  category: Category,
  code: string,
  title: string,
  types: string[],
  eshop: Sold | null,
  mono: Sold | null = null,
): Product {
  const packs = (sold: Sold | null) => sold?.sizes.map((size, index) => pack(id, sold, size, index)) ?? []
  return {
    id,
    code,
    title,
    brand: title.split(' ')[0] ?? title,
    category,
    types,
    picture: pictureOf(code),
    link: `/catalog/${code}/`,
    rating: 4.2 + (id % 8) / 10,
    reviews_count: (id * 7) % 240,
    eshop_packs: packs(eshop),
    mono_packs: packs(mono),
  }
}

const lenses = (price: number, ...sizes: number[]): Sold => ({ price, sizes, unit: 'lenses' })
const millilitres = (price: number, ...sizes: number[]): Sold => ({ price, sizes, unit: 'ml' })

export const products: Product[] = [
  product(201, 'lenses', 'yasno-day', 'Ясно День', ['daily', 'sphere'], lenses(1790, 30, 90), lenses(89, 1)),
  product(
    202,
    'lenses',
    'yasno-month',
    'Ясно Месяц',
    ['monthly', 'sphere'],
    lenses(1990, 6, 12),
    lenses(390, 1),
  ),
  product(
    203,
    'lenses',
    'yasno-toric',
    'Ясно Торик',
    ['monthly', 'astigmatic'],
    lenses(2480, 6),
    lenses(450, 1),
  ),
  product(204, 'lenses', 'yasno-multi', 'Ясно Мульти', ['monthly', 'multifocal'], lenses(2990, 6)),
  product(205, 'lenses', 'yasno-colour', 'Ясно Цвет', ['monthly', 'colour'], lenses(1590, 2)),
  product(206, 'solutions', 'rosinka-solution', 'Росинка, раствор для линз', [], millilitres(690, 360, 720)),
  product(207, 'drops', 'rosinka-drops', 'Росинка, увлажняющие капли', [], millilitres(540, 10)),
  // This product has no packs: clients leave it out.
  product(208, 'lenses', 'yasno-year', 'Ясно Год', ['sphere'], null),
  product(209, 'drops', 'rosinka-spray', 'Росинка, спрей для глаз', [], millilitres(620, 15)),
  // This product has thousands of combinations, see `seed/offers.ts`.
  product(210, 'lenses', 'yasno-toric-plus', 'Ясно Торик Плюс', ['monthly', 'astigmatic'], lenses(2680, 6)),
  product(211, 'lenses', 'yasno-tone', 'Ясно Тон', ['monthly', 'colour'], lenses(1690, 2)),
]

export const lens = (eye: 'right' | 'left', sphere: number): Schemas['Lens'] => ({
  eye,
  product_id: 202,
  title: 'Ясно Месяц',
  sphere,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
})

export const bothEyes = [lens('right', -2.75), lens('left', -3)]
