import type { CallArgs } from '../../api/request'
import { call } from '../../api/call'
import {
  addBasketAdditional,
  addBasketLenses,
  applyPointsDiscount,
  applyPromoCode,
  getAdditionalProducts,
  getLensProducts,
  removeBasketItem,
  removePointsDiscount,
  removePromoCode,
} from '../../api/generated/basket'
import { offers, products } from '../catalogue/readProduct'
import { toWire } from '../../api/toWire'
import { answer, inside, camelRecord, type Read } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { Product } from '../catalogue/product'
import { addMissing } from './addMissing'
import type { Basket, BasketAddition, LensProducts } from './basket'
import { basketReadApi } from './basketReadApi'
import { basketOf } from './basketLines'
import { basketTags, basketWrite } from './basketWriteApi'

const lensProducts: Read<LensProducts> = camelRecord({ products, offers })

/** The settings of a basket beside its lines; see `keyFor`. */
const codeOf = (type: SaleType): string => `${basketOf(type)}code`
const pointsOf = `${basketOf('eshop')}points`

const ofShop = (): SaleType => 'eshop'
const byType = ({ type }: { type: SaleType }): SaleType => type

/** Builds a mutation that consists of one call. */
const write = <Arg>(
  typeOf: (arg: Arg) => SaleType,
  argsOf: (arg: Arg) => CallArgs,
  tags: readonly 'Points'[] = [],
  isDone?: (arg: Arg) => (now: Basket) => boolean,
) => ({
  ...basketWrite<Arg>(typeOf, (arg, { send }) => send(argsOf(arg), isDone?.(arg))),
  invalidatesTags: basketTags(...tags),
})

const adding = (operation: typeof addBasketLenses | typeof addBasketAdditional) => ({
  ...basketWrite<BasketAddition>(byType, (addition, calls) => addMissing(operation, addition, calls)),
  invalidatesTags: basketTags(),
})

export const basketApi = basketReadApi.injectEndpoints({
  endpoints: (build) => ({
    addBasketLenses: build.mutation<Basket | null, BasketAddition>(adding(addBasketLenses)),
    addBasketAdditional: build.mutation<Basket | null, BasketAddition>(adding(addBasketAdditional)),
    removeBasketItem: build.mutation<Basket | null, { type: SaleType; basketItemId: Id }>(
      write<{ type: SaleType; basketItemId: Id }>(byType, ({ type, ...item }) =>
        call(removeBasketItem, { path: { type }, body: toWire(item) }),
      ),
    ),
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
    applyPointsDiscount: build.mutation<Basket | null, number>(
      write<number>(
        ofShop,
        (points) => call(applyPointsDiscount, { body: { points }, sets: pointsOf }),
        ['Points'],
        (points) => (now) => now.pointsDiscountValue === points,
      ),
    ),
    removePointsDiscount: build.mutation<Basket | null, void>(
      write<void>(
        ofShop,
        () => call(removePointsDiscount, { sets: pointsOf }),
        ['Points'],
        () => (now) => now.pointsDiscountValue === 0,
      ),
    ),
    applyPromoCode: build.mutation<Basket | null, { type: SaleType; promoCode: string }>(
      write<{ type: SaleType; promoCode: string }>(
        byType,
        ({ type, ...code }) =>
          call(applyPromoCode, { path: { type }, body: toWire(code), sets: codeOf(type) }),
        [],
        ({ promoCode }) =>
          (now) =>
            now.promoCode !== false && now.promoCode?.toLowerCase() === promoCode.toLowerCase(),
      ),
    ),
    removePromoCode: build.mutation<Basket | null, SaleType>(
      write<SaleType>(
        (type) => type,
        (type) => call(removePromoCode, { path: { type }, sets: codeOf(type) }),
        [],
        () => (now) => now.promoCode === null,
      ),
    ),
  }),
})

export const {
  useBasketQuery,
  useLazyBasketQuery,
  useBasketValidityQuery,
  useLazyBasketValidityQuery,
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
