import { api } from '../../api/api'
import { call } from '../../api/call'
import { nameOf } from '../../api/failedCalls'
import { getBasket, validateBasket } from '../../api/generated/basket'
import { answer, givenFlag, id, list, camelRecord, texts, type Read } from '../../api/wire'
import { unavailable } from '../../domain/ApiError'
import type { SaleType } from '../orders/order'
import type { Basket, Validity } from './basket'
import { tellBasket, tellWritten } from './basketEvents'
import { betweenTurns, isBasketBusy } from './basketQueue'
import { basketIn } from './readBasket'

const validity: Read<Validity> = camelRecord({
  is_valid: givenFlag,
  messages: texts,
  items: list(camelRecord({ basket_item_id: id, messages: texts })),
})

const basketCall = (type: SaleType | void) => call(getBasket, { query: type ? { type } : {} })

export const basketReadApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Nothing is written before React, so no read waits for a write.
    basket: BEFORE_REACT
      ? build.query<Basket, SaleType | void>({ query: basketCall, responseSchema: answer(basketIn) })
      : build.query<Basket, SaleType | void>({
          queryFn: (type, _api, _options, ask) =>
            betweenTurns(async () => {
              const { data, error } = await ask(basketCall(type))
              if (error) return { error }
              try {
                return { data: basketIn(data, nameOf(getBasket)) }
              } catch {
                return { error: unavailable('unavailable') }
              }
            }),
          onQueryStarted: (type, { queryFulfilled }) => {
            queryFulfilled.then(
              ({ data }) => {
                tellBasket(type ?? 'eshop', data)
                // Otherwise the last write tells it.
                if (!isBasketBusy()) tellWritten(type ?? 'eshop', data)
              },
              () => undefined,
            )
          },
          providesTags: ['Basket'],
        }),
    basketValidity: build.query<Validity, SaleType | void>({
      query: (type) => call(validateBasket, { query: type ? { type } : {} }),
      responseSchema: answer(validity),
      // What can be ordered depends on the city, too.
      providesTags: ['BasketContents', 'City'],
    }),
  }),
})

type State = Parameters<ReturnType<typeof basketReadApi.endpoints.basket.select>>[0]

/** Returns the cached basket. */
export const cachedBasket = (state: unknown, type: SaleType): Basket | undefined =>
  basketReadApi.endpoints.basket.select(type)(state as State).data

/** Puts the basket that a write returned into the cache, so that every island shows it. */
export const cacheBasket = (type: SaleType, value: Basket) =>
  basketReadApi.util.upsertQueryEntries([{ endpointName: 'basket', arg: type, value }])
