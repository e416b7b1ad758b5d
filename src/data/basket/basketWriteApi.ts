import type { CallArgs } from '../../api/request'
import { call } from '../../api/call'
import { onAnswered } from '../../api/idempotency'
import { getBasket } from '../../api/generated/basket'
import { isOutdated } from '../../api/invalidates'
import { intentOf } from '../../api/request'
import { orNull } from '../../api/wire'
import { isDoubtful, toApiError, unavailable, type ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import type { SaleType } from '../orders/order'
import type { IsNamed } from '../trade/trade'
import type { Basket } from './basket'
import {
  newestBasket,
  onBasketHeard,
  onBasketUnknown,
  onBasketWrite,
  tellTabsOfBasket,
  tellWritten,
} from './basketNews'
import { inBasketTurn } from './basketWork'
import { basketIn, basketOrNull } from './readBasket'

type WriteResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError }
type Ask = (args: CallArgs) => WriteResult | PromiseLike<WriteResult>

/** A call that failed, on its way through the steps of a write. */
export class CallFailure extends Error {
  constructor(readonly error: ApiError) {
    super(error.message)
  }
}

/** Steps that a write can take during its turn. */
export interface Steps {
  /** The basket as it is known; undefined before it was read. */
  known: () => Basket | undefined
  read: () => Promise<Basket>
  /**
   * Sends one call, and takes its answer over: null if the answer is no basket.
   * @param isDone tells whether a basket shows that the call was done; called when its own answer did not
   * come
   */
  send: (args: CallArgs, isDone?: (now: Basket) => boolean) => Promise<Basket | null>
}

/** Returns which lines a call changes: one offer, one line, or all of a basket that is sent whole. */
function namedBy(body: unknown): IsNamed {
  const { offer_id, basket_item_id, items, lenses } = (body ?? {}) as Record<string, Id | undefined>
  return ({ offerId, basketItemId }) =>
    items !== undefined ||
    lenses !== undefined ||
    (offer_id !== undefined && sameId(offer_id, offerId)) ||
    (basket_item_id !== undefined && sameId(basket_item_id, basketItemId))
}

function stepsOf(type: SaleType, ask: Ask, endpoint: string): Steps {
  const readNow = async () => {
    const { data, error } = await ask(call(getBasket, { query: { type } }))
    if (error) throw new CallFailure(error)
    const basket = orNull(basketIn)(data)
    // Nothing has been sent yet: there is no doubt of it.
    if (!basket) throw new CallFailure(unavailable('unavailable'))
    onBasketHeard(type, basket)
    return basket
  }
  return {
    known: () => newestBasket(type),
    read: readNow,
    async send(args, isDone) {
      onBasketWrite(type, namedBy(args.body))
      const { data, error } = await ask(args)
      if (error === undefined) {
        const basket = basketOrNull(data)
        if (basket) onBasketHeard(type, basket)
        else onBasketUnknown(type)
        return basket
      }
      onBasketUnknown(type)
      if (!isDoubtful(error)) throw new CallFailure(error)
      // The basket decides whether the call was done (contract 12.3).
      const now = await readNow().catch(() => undefined)
      if (!now || isDone?.(now) !== true) throw new CallFailure(error)
      onAnswered(endpoint, intentOf(args))
      return now
    },
  }
}

/** A mutation of a basket: it takes its turn, and the basket that it ends with is the truth. */
export const basketWrite = <Arg>(
  typeOf: (arg: Arg) => SaleType,
  run: (arg: Arg, steps: Steps) => Promise<Basket | null>,
) => ({
  queryFn: (arg: Arg, { endpoint }: { endpoint: string }, _: unknown, ask: Ask) =>
    inBasketTurn(async (): Promise<{ data: Basket | null } | { error: ApiError }> => {
      try {
        return { data: await run(arg, stepsOf(typeOf(arg), ask, endpoint)) }
      } catch (failure) {
        return {
          error:
            failure instanceof CallFailure ? failure.error : toApiError(unavailable('unavailable', true)),
        }
      } finally {
        tellWritten(typeOf(arg))
        tellTabsOfBasket()
      }
    }),
})

/** The tags of a write. Its answer is the basket itself, which is refetched only where the answer is missing. */
export const basketTags =
  <const Tags extends readonly unknown[]>(...more: Tags) =>
  (result: Basket | null | undefined, error: unknown): ('Basket' | 'BasketContents' | Tags[number])[] => {
    if (error !== undefined) return isOutdated(error) ? ['Basket', 'BasketContents', ...more] : []
    return result ? ['BasketContents', ...more] : ['Basket', 'BasketContents', ...more]
  }
