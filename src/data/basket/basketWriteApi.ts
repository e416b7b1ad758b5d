import type { CallArgs } from '../../api/request'
import { call } from '../../api/call'
import { endIntentsOf, onAnswered } from '../../api/idempotency'
import { getBasket } from '../../api/generated/basket'
import { tellTabsOf } from '../tellTabs'
import { intentOf } from '../../api/request'
import { nullIfUnreadable } from '../../api/wire'
import { isDoubtful, isOutdated, toApiError, unavailable, type ApiError } from '../../domain/ApiError'
import { sameId, type Id } from '../../domain/Id'
import { customerEpoch } from '../../host/customer/customer'
import type { SaleType } from '../orders/order'
import type { IsNamed } from '../trade/trade'
import type { Basket } from './basket'
import { onBasketWrite, tellBasket, tellWritten } from './basketEvents'
import { wholeOf } from './basketLines'
import { cacheBasket, cachedBasket } from './basketReadApi'
import { inBasketTurn } from './basketQueue'
import { basketIn, basketOrNull } from './readBasket'

type WriteResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError }
type Ask = (args: CallArgs) => WriteResult | PromiseLike<WriteResult>

/** The failure of one call; it ends the write that the call is part of. */
export class CallFailure extends Error {
  constructor(readonly error: ApiError) {
    super(error.message)
  }
}

/** Calls that a write can make during its turn. */
export interface BasketCalls {
  /** The cached basket; undefined before the first read. */
  known: () => Basket | undefined
  read: () => Promise<Basket>
  /**
   * Sends one call and uses its answer as the basket; returns null if the answer is not a basket.
   * @param isDone tells by a basket whether the call was done; used when the call itself got no answer
   */
  send: (args: CallArgs, isDone?: (now: Basket) => boolean) => Promise<Basket | null>
}

/** Returns which lines a call changes: one offer, one line, or the whole basket. */
function namedBy(body: unknown): IsNamed {
  const { offer_id, basket_item_id, items, lenses } = (body ?? {}) as Record<string, Id | undefined>
  return ({ offerId, basketItemId }) =>
    items !== undefined ||
    lenses !== undefined ||
    (offer_id !== undefined && sameId(offer_id, offerId)) ||
    (basket_item_id !== undefined && sameId(basket_item_id, basketItemId))
}

/** The parts of the store that a mutation gets. */
interface Store {
  endpoint: string
  dispatch: (action: ReturnType<typeof cacheBasket>) => unknown
  getState: () => unknown
}

/** Baskets changed by a write whose answer was not a basket. The page shows them until the next read. */
const outdated = new WeakSet<Basket>()

/** One write of a basket. Its result is cached only at its end, so that nothing flickers within a write. */
class Turn implements BasketCalls {
  /** The basket after the last answer; undefined if that answer has none. */
  #now: Basket | undefined
  readonly #customer = customerEpoch()

  constructor(
    private readonly type: SaleType,
    private readonly store: Store,
    private readonly ask: Ask,
  ) {
    const cached = this.#cached()
    if (cached && !outdated.has(cached)) this.#now = cached
  }

  readonly known = () => this.#now

  readonly read = async (): Promise<Basket> => {
    const { data, error } = await this.ask(call(getBasket, { query: { type: this.type } }))
    if (error) throw new CallFailure(error)
    const basket = nullIfUnreadable(basketIn)(data)
    // Nothing has been sent yet, so the call certainly failed.
    if (!basket) throw new CallFailure(unavailable('unavailable'))
    this.#now = basket
    return basket
  }

  readonly send = async (args: CallArgs, isDone?: (now: Basket) => boolean): Promise<Basket | null> => {
    if (args.sets !== wholeOf(this.type)) endIntentsOf(wholeOf(this.type))
    onBasketWrite(this.type, this.#now, namedBy(args.body))
    this.#now = undefined
    const { data, error } = await this.ask(args)
    if (error === undefined) {
      const basket = basketOrNull(data)
      this.#now = basket ?? undefined
      return basket
    }
    if (!isDoubtful(error)) throw new CallFailure(error)
    // A fresh basket tells whether the call was done (contract 12.3).
    const now = await this.read().catch(() => undefined)
    if (!now || isDone?.(now) !== true) throw new CallFailure(error)
    onAnswered(this.store.endpoint, intentOf(args))
    return now
  }

  end(): void {
    if (customerEpoch() !== this.#customer) return
    const cached = this.#cached()
    if (this.#now && this.#now !== cached) {
      this.store.dispatch(cacheBasket(this.type, this.#now))
      tellBasket(this.type, this.#now)
    } else if (!this.#now && cached) outdated.add(cached)
    if (this.#now) tellWritten(this.type, this.#now)
    tellTabsOf('basket')
  }

  #cached(): Basket | undefined {
    return cachedBasket(this.store.getState(), this.type)
  }
}

/**
 * Builds a basket mutation: it waits for its turn in the queue, and its final basket replaces the cached one.
 */
export const basketWrite = <Arg>(
  typeOf: (arg: Arg) => SaleType,
  run: (arg: Arg, calls: BasketCalls) => Promise<Basket | null>,
) => ({
  queryFn: (arg: Arg, store: Store, _: unknown, ask: Ask) =>
    inBasketTurn(async (): Promise<{ data: Basket | null } | { error: ApiError }> => {
      const turn = new Turn(typeOf(arg), store, ask)
      try {
        return { data: await run(arg, turn) }
      } catch (failure) {
        return {
          error:
            failure instanceof CallFailure ? failure.error : toApiError(unavailable('unavailable', true)),
        }
      } finally {
        turn.end()
      }
    }),
})

/**
 * The tags of a basket mutation. Its answer is the new basket, which is refetched only if the answer is
 * missing.
 */
export const basketTags =
  <const Tags extends readonly unknown[]>(...more: Tags) =>
  (result: Basket | null | undefined, error: unknown): ('Basket' | 'BasketContents' | Tags[number])[] => {
    if (error !== undefined) return isOutdated(error) ? ['Basket', 'BasketContents', ...more] : []
    return result ? ['BasketContents', ...more] : ['Basket', 'BasketContents', ...more]
  }
