import type { Schemas } from '../http/contract'
import { products } from './catalogue'

type Offer = Schemas['Offer']
type Optics = Pick<Offer, 'sphere' | 'cylinder' | 'axis' | 'addition' | 'base_curve' | 'diameter' | 'colour'>
export type Kind = 'eshop' | 'mono'

const plain: Optics = {
  sphere: null,
  cylinder: null,
  axis: null,
  addition: null,
  base_curve: 8.6,
  diameter: 14.2,
}
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Strong lenses are made in few axes, and no lens without a sphere corrects much: 9,000 combinations with gaps. */
const torics = steps(-10, 6, 0.25).flatMap((sphere) =>
  steps(-2.5, -0.75, 0.25).flatMap((cylinder) =>
    steps(10, 180, 10)
      .filter((axis) => Math.abs(sphere) < 9 || axis % 90 === 0 || cylinder > -1)
      .map((axis) => ({ ...plain, sphere, cylinder, axis })),
  ),
)

const colours = ['Голубой', 'Зелёный', 'Ореховый']
const tones = colours.flatMap((colour) =>
  // Brown is sold without a power only.
  (colour === 'Ореховый' ? [0] : [0, -1, -1.5, -2]).map((sphere) => ({ ...plain, sphere, colour })),
)

const spheres = [-2.75, -3, -2.5].map((sphere) => ({ ...plain, sphere }))

/** The parameters of special products; all other lenses are plain spheres. */
const optics: Partial<Record<number, Optics[]>> = {
  203: spheres.map((lens) => ({ ...lens, cylinder: -0.75, axis: 180 })),
  204: spheres.map((lens) => ({ ...lens, addition: 'LOW' })),
  210: torics,
  211: tones,
}

/** Further lenses of a shop that sells torics in four cylinders (dialect `torics`). */
const moreTorics = [-1.25, -1.75, -2.25].flatMap((cylinder) =>
  spheres.flatMap((lens) => [90, 180].map((axis) => ({ ...lens, cylinder, axis }))),
)

/** Tells whether a product has too many offers for the list of all products: they are requested by product. */
export const isLarge = (productId: number) => (optics[productId]?.length ?? 0) > 1000

/**
 * Returns the offers of a pack. Those of the smallest pack are 2021, 2022, 2023 for product 202; those of its
 * pack 20212 are 202121 and so on.
 */
const offersOfPack = (product: Schemas['Product'], pack: Schemas['Pack'], isSmallest: boolean): Offer[] => {
  const isLens = product.category === 'lenses'
  const goods = [{ ...plain, base_curve: null, diameter: null }]
  const base = isLarge(product.id) ? product.id * 100_000 : (isSmallest ? product.id : pack.id) * 10
  return (isLens ? (optics[product.id] ?? spheres) : goods).map((lens, index) => ({
    offer_id: base + index + 1,
    product_id: product.id,
    pack_id: pack.id,
    title: `${product.title}, ${pack.params[0]?.value} ${isLens ? 'шт' : 'мл'}`,
    picture: product.picture,
    params: pack.params,
    price: pack.discount?.price ?? pack.price,
    points: pack.points,
    is_available: pack.is_available,
    ...lens,
  }))
}

const all = (kind: Kind) =>
  products.flatMap((product) =>
    (kind === 'mono' ? product.mono_packs : product.eshop_packs).flatMap((pack, index) =>
      offersOfPack(product, pack, index === 0),
    ),
  )

const known = new Map<Kind, Offer[]>()
const byId = new Map<Kind, Map<number, Offer>>()

/** Returns all offers: each pack of each product, lenses in all their parameters. */
export function offersOf(kind: Kind): Offer[] {
  const offers = known.get(kind) ?? all(kind)
  known.set(kind, offers)
  return offers
}

const withMoreTorics = (offers: Offer[]): Offer[] => {
  const [toric] = offers.filter(({ product_id }) => product_id === 203)
  return toric
    ? moreTorics.map((optics, index) => ({ ...toric, ...optics, offer_id: 203_000_001 + index }))
    : []
}

/** Returns the offers of one product; without a product, those of all products that are not large. */
export function listedOffersOf(kind: Kind, hasMoreTorics: boolean, productId?: number): Offer[] {
  const offers = offersOf(kind)
  const all = hasMoreTorics ? [...offers, ...withMoreTorics(offers)] : offers
  return all.filter(({ product_id }) =>
    productId === undefined ? !isLarge(product_id) : product_id === productId,
  )
}

/** Returns by id all offers that a basket may hold. */
const mapOf = (kind: Kind) =>
  new Map([...offersOf(kind), ...withMoreTorics(offersOf(kind))].map((offer) => [offer.offer_id, offer]))

export function offerById(kind: Kind, id: number): Offer | undefined {
  const offers = byId.get(kind) ?? mapOf(kind)
  byId.set(kind, offers)
  return offers.get(id)
}
