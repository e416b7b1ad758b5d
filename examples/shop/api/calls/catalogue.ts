import {
  addProductReview,
  getCatalogueContent,
  getCatalogueParams,
  getOffers,
  getProduct,
  getProductParams,
  getProductReviews,
  getProducts,
  getRecommendedProducts,
  getRelatedProducts,
} from '#api/generated/catalogue'
import type { Schemas } from '../http/contract'
import { rating, record, text } from '../http/fields'
import { offersFor } from '../basketTotals'
import { found } from '../http/refusal'
import { addReview } from './reviews'
import { accept, answer, openTo, type Route } from '../http/route'
import { products, roubles } from '../seed/catalogue'
import { listedOffersOf } from '../seed/offers'
import { moscowCity } from '../seed/places'

const typeLabels = {
  daily: 'Однодневные',
  monthly: 'На месяц',
  astigmatic: 'Астигматические',
  multifocal: 'Мультифокальные',
  sphere: 'Сферические',
  colour: 'Цветные',
}

const descriptionOf = ({ category, title }: Schemas['Product']) => ({
  description: `${title}: ${category === 'lenses' ? 'контактные линзы, в которых легко дышать глазам' : 'уход на каждый день'}`,
  features: category === 'lenses' ? ['Пропускают кислород', 'Не сушат глаза'] : ['Подходит ко всем линзам'],
})

export const byCategory = (category: Schemas['Product']['category'] | undefined) =>
  products.filter((product) => category === undefined || product.category === category)

/** Returns the shop's products, repeated up to the wanted number, each with an id of its own. */
const manyProducts = (own: readonly Schemas['Product'][], wanted: number): Schemas['Product'][] =>
  Array.from({ length: Math.max(wanted, own.length) }, (_, place) => place).flatMap((place) => {
    const product = own[place % own.length]
    if (!product || place < own.length) return product ?? []
    return { ...product, id: 100_000 + place, title: `${product.title} ${place + 1}` }
  })

/** Returns the values of the product's offers, each once, in order. */
function paramsOf(productId: number, hasMoreTorics: boolean): Schemas['LensParams'] {
  const offers = (['eshop', 'mono'] as const).flatMap((kind) =>
    listedOffersOf(kind, hasMoreTorics, productId),
  )
  const values = <T>(read: (offer: Schemas['Offer']) => T | null) => [
    ...new Set(offers.map(read).filter((value) => value !== null)),
  ]
  return {
    // The product is made in more powers than are sold.
    sphere: [...new Set([...values(({ sphere }) => sphere), ...(offers[0]?.sphere == null ? [] : [-9])])],
    cylinder: values(({ cylinder }) => cylinder),
    axis: values(({ axis }) => axis),
    addition: values(({ addition }) => addition),
    base_curve: values(({ base_curve }) => base_curve),
    diameter: values(({ diameter }) => diameter),
    colour: values(({ colour }) => colour ?? null),
  }
}

export const catalogue: Route[] = [
  ...openTo('anyone', [
    answer(getProducts, ({ visitor, query }) => ({
      products: manyProducts(byCategory(query.category), visitor.productsCount),
      shopData: {
        currency: 'RUB',
        city: visitor.city ?? moscowCity,
        is_eshop_available: !visitor.obstacles.isEshopClosed,
        min_order_price: roubles(1000),
      },
    })),
    answer(getCatalogueParams, () => ({
      params: [
        {
          code: 'types',
          name: 'Тип линз',
          values: Object.entries(typeLabels).map(([code, label]) => ({ code, label })),
        },
      ],
    })),
    answer(getCatalogueContent, () => ({
      content: products.map((product) => ({ product_id: product.id, ...descriptionOf(product) })),
    })),
    answer(getProduct, ({ path }) => {
      const product = found(products, path.id)
      return { ...product, ...descriptionOf(product) }
    }),
    answer(getRelatedProducts, ({ path }) => {
      const { id } = found(products, path.id)
      return { products: byCategory(path.kind).filter((product) => product.id !== id) }
    }),
    answer(getProductParams, ({ path, speaks }) => paramsOf(found(products, path.id).id, speaks('torics'))),
    answer(getOffers, ({ visitor, path, query, speaks }) => ({
      offers: offersFor(visitor, path.type, listedOffersOf(path.type, speaks('torics'), query.product_id)),
    })),
    answer(getProductReviews, ({ visitor, path }) => ({
      reviews: visitor.reviews.filter(
        ({ object_type, object_id, status }) =>
          object_type === 'product' && object_id === path.id && status.code === 'approved',
      ),
      rating: found(products, path.id).rating,
    })),
    answer(getRecommendedProducts, () => ({
      products: products.filter(({ category }) => category !== 'lenses'),
    })),
  ]),
  accept(addProductReview, record({ rating, text }), ({ visitor, now, path }, body) => {
    const { id, title } = found(products, path.id)
    return addReview(visitor.reviews, now, { ...body, object_type: 'product', object_id: id, title })
  }),
]
