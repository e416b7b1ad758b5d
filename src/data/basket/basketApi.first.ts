import { api } from '../../api/api'
import { call } from '../../api/call'
import { getBasket, validateBasket } from '../../api/generated/basket'
import { answer } from '../../api/wire'
import type { SaleType } from '../orders/order'
import type { Basket, Validity } from './basket'
import { basketIn } from './readBasket'

/** Nothing is written before React has loaded, so no read has to wait for a write. */
const nothing = { queryFn: () => ({ data: null }) }

export const basketApi = api.injectEndpoints({
  endpoints: (build) => ({
    basket: build.query<Basket, SaleType | void>({
      query: (type) => call(getBasket, { query: type ? { type } : {} }),
      responseSchema: answer(basketIn),
    }),
    basketValidity: build.query<Validity, SaleType | void>({ query: () => call(validateBasket) }),
    applyPointsDiscount: build.mutation<null, number>(nothing),
    removePointsDiscount: build.mutation<null, void>(nothing),
    applyPromoCode: build.mutation<null, object>(nothing),
    removePromoCode: build.mutation<null, SaleType>(nothing),
  }),
})

export const {
  useBasketQuery,
  useLazyBasketValidityQuery,
  useApplyPointsDiscountMutation,
  useRemovePointsDiscountMutation,
  useApplyPromoCodeMutation,
  useRemovePromoCodeMutation,
} = basketApi
