import { api } from '../../api/api'
import { call } from '../../api/call'
import { invalidates } from '../../api/invalidates'
import {
  addBasketAdditional,
  addBasketLenses,
  applyPointsDiscount,
  applyPromoCode,
  getAdditionalProducts,
  getBasket,
  getLensProducts,
  putBasketItems,
  removeBasketItem,
  removePointsDiscount,
  removePromoCode,
  validateBasket,
} from '../../api/generated/basket'
import { offers, products } from '../../api/readers/product'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import { answer, flag, id, inside, list, model, texts } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../../domain/order'
import type { OfferQuantity, Product } from '../../domain/product'
import type { Basket, BasketAddition, LensProducts, Validity } from './basket'
import { basket } from './readBasket'

const validity: Read<Validity> = model({
  is_valid: flag,
  messages: texts,
  items: list(model({ basket_item_id: id, messages: texts })),
})
const lensProducts: Read<LensProducts> = model({ products, offers })

export const basketApi = api.injectEndpoints({
  endpoints: (build) => ({
    basket: build.query<Basket, SaleType | void>({
      query: (type) => call(getBasket, { query: type ? { type } : {} }),
      responseSchema: answer(basket),
      providesTags: ['Basket'],
    }),
    basketValidity: build.query<Validity, void>({
      query: () => call(validateBasket),
      responseSchema: answer(validity),
      providesTags: ['Basket'],
    }),
    /** Replaces all that is in the basket of the shop. */
    putBasketItems: build.mutation<unknown, OfferQuantity[]>({
      query: (items) => call(putBasketItems, { body: { items: toWire(items) } }),
      invalidatesTags: invalidates('Basket'),
    }),
    addBasketLenses: build.mutation<unknown, BasketAddition>({
      query: ({ type, ...lenses }) => call(addBasketLenses, { path: { type }, body: toWire(lenses) }),
      invalidatesTags: invalidates('Basket'),
    }),
    addBasketAdditional: build.mutation<unknown, BasketAddition>({
      query: ({ type, ...addition }) => call(addBasketAdditional, { path: { type }, body: toWire(addition) }),
      invalidatesTags: invalidates('Basket'),
    }),
    removeBasketItem: build.mutation<unknown, { type: SaleType; basketItemId: Id }>({
      query: ({ type, ...item }) => call(removeBasketItem, { path: { type }, body: toWire(item) }),
      invalidatesTags: invalidates('Basket'),
    }),
    additionalProducts: build.query<Product[], SaleType>({
      query: (type) => call(getAdditionalProducts, { path: { type } }),
      responseSchema: answer(inside('products', products)),
      providesTags: ['City'],
    }),
    lensProducts: build.query<LensProducts, SaleType>({
      query: (type) => call(getLensProducts, { path: { type }, query: { with_offers: true } }),
      responseSchema: answer(lensProducts),
      providesTags: ['City'],
    }),
    applyPointsDiscount: build.mutation<unknown, number>({
      query: (points) => call(applyPointsDiscount, { body: { points } }),
      invalidatesTags: invalidates('Basket', 'Points'),
    }),
    removePointsDiscount: build.mutation<unknown, void>({
      query: () => call(removePointsDiscount),
      invalidatesTags: invalidates('Basket', 'Points'),
    }),
    applyPromoCode: build.mutation<unknown, { type: SaleType; promoCode: string }>({
      query: ({ type, ...code }) => call(applyPromoCode, { path: { type }, body: toWire(code) }),
      invalidatesTags: invalidates('Basket'),
    }),
    removePromoCode: build.mutation<unknown, SaleType>({
      query: (type) => call(removePromoCode, { path: { type } }),
      invalidatesTags: invalidates('Basket'),
    }),
  }),
})

export const {
  useBasketQuery,
  useBasketValidityQuery,
  usePutBasketItemsMutation,
  useAddBasketLensesMutation,
  useAddBasketAdditionalMutation,
  useRemoveBasketItemMutation,
  useAdditionalProductsQuery,
  useLensProductsQuery,
  useApplyPointsDiscountMutation,
  useRemovePointsDiscountMutation,
  useApplyPromoCodeMutation,
  useRemovePromoCodeMutation,
} = basketApi
