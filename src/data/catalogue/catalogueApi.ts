import { lensRangeFields } from '../lenses/readLens'
import { city } from '../../api/generated/records/city'
import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  getCatalogueContent,
  getCatalogueParams,
  getOffers,
  getProduct,
  getProductParams,
  getProducts,
  getRecommendedProducts,
  getRelatedProducts,
} from '../../api/generated/catalogue'
import { noteProduct } from './knownProducts'
import { ofProduct, offers, productFields, products } from './readProduct'
import type { Read } from '../../api/wire'
import {
  allValues,
  answer,
  givenList,
  givenText,
  id,
  inside,
  list,
  mapped,
  camelRecord,
  moneyOrNull,
  nullIfUnreadable,
  text,
  texts,
  yesUnlessNo,
} from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Offer, Product, ProductCategory } from './product'
import type { Catalogue, CatalogueParam, ProductContent, ProductDetail, ProductRange } from './catalogue'

const shopData = camelRecord({
  currency: text,
  city: nullIfUnreadable(city),
  is_eshop_available: yesUnlessNo,
  min_order_price: moneyOrNull,
})

const catalogue: Read<Catalogue> = camelRecord({ products, shopData: nullIfUnreadable(shopData) })

const param: Read<CatalogueParam> = camelRecord({
  code: givenText,
  name: text,
  values: list(camelRecord({ code: givenText, label: text }), ({ code }) => code),
})

const params = givenList(param, ({ code }) => code)

const content: Read<ProductContent> = camelRecord({ product_id: id, description: text, features: texts })

const contents = list(content, ({ productId }) => productId)

const productDetail: Read<ProductDetail> = mapped(
  ofProduct(camelRecord({ ...productFields, description: text, features: texts })),
  (product) => {
    noteProduct(product)
    return product
  },
)

const productRange: Read<ProductRange> = camelRecord({ ...lensRangeFields, colour: allValues(givenText) })

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogue: build.query<Catalogue, ProductCategory | void>({
      query: (category) => call(getProducts, { query: category ? { category } : {} }),
      responseSchema: answer(catalogue),
      providesTags: ['City'],
    }),
    catalogueParams: build.query<CatalogueParam[], void>({
      query: () => call(getCatalogueParams),
      responseSchema: answer(inside('params', params)),
    }),
    catalogueContent: build.query<ProductContent[], void>({
      query: () => call(getCatalogueContent),
      responseSchema: answer(inside('content', contents)),
    }),
    product: build.query<ProductDetail, Id>({
      query: (id) => call(getProduct, { path: { id } }),
      responseSchema: answer(productDetail),
      providesTags: ['City'],
    }),
    relatedProducts: build.query<Product[], { id: Id; kind: ProductCategory }>({
      query: (path) => call(getRelatedProducts, { path }),
      responseSchema: answer(inside('products', products)),
      providesTags: ['City'],
    }),
    lensRange: build.query<ProductRange, Id>({
      query: (id) => call(getProductParams, { path: { id } }),
      responseSchema: answer(productRange),
    }),
    offers: build.query<Offer[], { type: SaleType; productId?: Id }>({
      query: ({ type, productId }) =>
        call(getOffers, { path: { type }, query: productId === undefined ? {} : { product_id: productId } }),
      responseSchema: answer(inside('offers', offers)),
      providesTags: ['City'],
    }),
    recommendedProducts: build.query<Product[], void>({
      query: () => call(getRecommendedProducts),
      responseSchema: answer(inside('products', products)),
      // The answer depends on the basket's content.
      providesTags: ['BasketContents', 'City'],
    }),
  }),
})

export const {
  useCatalogueQuery,
  useLazyCatalogueQuery,
  useCatalogueParamsQuery,
  useCatalogueContentQuery,
  useProductQuery,
  useRelatedProductsQuery,
  useLensRangeQuery,
  useOffersQuery,
  useRecommendedProductsQuery,
} = catalogueApi
