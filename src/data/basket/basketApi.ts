import { api, type MutationLifecycle } from '../../api/api'
import type { CallArgs } from '../../api/request'
import { call } from '../../api/call'
import { nameOf } from '../../api/failedCalls'
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
import { offers, products } from '../catalogue/readProduct'
import type { Read } from '../../api/wire'
import { toWire } from '../../api/toWire'
import { answer, flag, id, inside, list, model, texts } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { OfferQuantity, Product } from '../catalogue/product'
import { unavailable } from '../../domain/ApiError'
import { onOtherTabTold } from '../../host/customer/otherTabs'
import { addMissing } from './addMissing'
import type { Basket, BasketAddition, LensProducts, Validity } from './basket'
import { BASKET_TOPIC, onBasketHeard, tellWritten } from './basketNews'
import { betweenTurns, isBasketBusy } from './basketWork'
import { basketTags, basketWrite } from './basketWriteApi'
import { basketIn } from './readBasket'

const validity: Read<Validity> = model({
  is_valid: flag,
  messages: texts,
  items: list(model({ basket_item_id: id, messages: texts })),
})
const lensProducts: Read<LensProducts> = model({ products, offers })

const ofShop = (): SaleType => 'eshop'
const byType = ({ type }: { type: SaleType }): SaleType => type

/** Shows the answer of a write at once, for every island. */
function takeOver(type: SaleType, dispatch: (action: ReturnType<typeof upsert>) => unknown) {
  return ({ data }: { data: Basket | null }) => {
    if (data) dispatch(upsert(type, data))
  }
}

const failed = () => undefined

/** Options of a write: its final basket is shown. */
const shown = <Arg>(typeOf: (arg: Arg) => SaleType, tags: readonly 'Points'[] = []) => ({
  onQueryStarted: (arg: Arg, { dispatch, queryFulfilled }: MutationLifecycle) => {
    const taken = takeOver(typeOf(arg), dispatch)
    queryFulfilled.then((answer) => taken(answer as { data: Basket | null }), failed)
  },
  invalidatesTags: basketTags(...tags),
})

/** Builds a write that is one call. */
const write = <Arg>(
  typeOf: (arg: Arg) => SaleType,
  argsOf: (arg: Arg) => CallArgs,
  tags: readonly 'Points'[] = [],
  isDone?: (arg: Arg) => (now: Basket) => boolean,
) => ({
  ...basketWrite<Arg>(typeOf, (arg, { send }) => send(argsOf(arg), isDone?.(arg))),
  ...shown(typeOf, tags),
})

const adding = (operation: typeof addBasketLenses | typeof addBasketAdditional) => ({
  ...basketWrite<BasketAddition>(byType, (addition, steps) => addMissing(operation, addition, steps)),
  ...shown<BasketAddition>(byType),
})

let isFollowing = false

export const basketApi = api.injectEndpoints({
  endpoints: (build) => ({
    basket: build.query<Basket, SaleType | void>({
      queryFn: (type, _api, _options, ask) =>
        betweenTurns(async () => {
          const { data, error } = await ask(call(getBasket, { query: type ? { type } : {} }))
          if (error) return { error }
          try {
            return { data: basketIn(data, nameOf(getBasket)) }
          } catch {
            return { error: unavailable('unavailable') }
          }
        }),
      onQueryStarted: (type, { dispatch, queryFulfilled }) => {
        if (!isFollowing)
          onOtherTabTold(BASKET_TOPIC, () => dispatch(api.util.invalidateTags(['Basket', 'BasketContents'])))
        isFollowing = true
        queryFulfilled.then(({ data }) => {
          onBasketHeard(type ?? 'eshop', data)
          // Else the last write does.
          if (!isBasketBusy()) tellWritten(type ?? 'eshop')
        }, failed)
      },
      providesTags: ['Basket'],
    }),
    basketValidity: build.query<Validity, SaleType | void>({
      query: (type) => call(validateBasket, { query: type ? { type } : {} }),
      responseSchema: answer(validity),
      providesTags: ['BasketContents'],
    }),
    /** Replaces all that is in the basket of the shop. */
    putBasketItems: build.mutation<Basket | null, OfferQuantity[]>(
      write(ofShop, (items) => call(putBasketItems, { body: { items: toWire(items) } })),
    ),
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
        (points) => call(applyPointsDiscount, { body: { points }, sets: 'points' }),
        ['Points'],
        (points) => (now) => now.pointsDiscountValue === points,
      ),
    ),
    removePointsDiscount: build.mutation<Basket | null, void>(
      write<void>(
        ofShop,
        () => call(removePointsDiscount, { sets: 'points' }),
        ['Points'],
        () => (now) => now.pointsDiscountValue === 0,
      ),
    ),
    applyPromoCode: build.mutation<Basket | null, { type: SaleType; promoCode: string }>(
      write<{ type: SaleType; promoCode: string }>(
        byType,
        ({ type, ...code }) =>
          call(applyPromoCode, { path: { type }, body: toWire(code), sets: `code ${type}` }),
        [],
        ({ promoCode }) =>
          (now) =>
            now.promoCode?.toLowerCase() === promoCode.toLowerCase(),
      ),
    ),
    removePromoCode: build.mutation<Basket | null, SaleType>(
      write<SaleType>(
        (type) => type,
        (type) => call(removePromoCode, { path: { type }, sets: `code ${type}` }),
        [],
        () => (now) => now.promoCode === null,
      ),
    ),
  }),
})

const upsert = (type: SaleType, data: Basket) => basketApi.util.upsertQueryData('basket', type, data)

export const {
  useBasketQuery,
  useLazyBasketQuery,
  useBasketValidityQuery,
  useLazyBasketValidityQuery,
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
