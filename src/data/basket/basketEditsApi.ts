import { api } from '../../api/api'
import { call } from '../../api/call'
import {
  addBasketAdditional,
  addBasketLenses,
  putBasketItems,
  removeBasketItem,
} from '../../api/generated/basket'
import { endIntentsOf } from '../../api/idempotency'
import { toWire } from '../../api/toWire'
import type { SaleType } from '../orders/order'
import { missingOf } from './addMissing'
import { isLens, packsOf, type Basket, type BasketItem } from './basket'
import {
  canBeSent,
  lineIn,
  lineOf,
  linesOf,
  wholeOf,
  withLine,
  withQuantity,
  type LineName,
} from './basketLines'
import { basketTags, basketWrite, CallFailure, type BasketCalls } from './basketWriteApi'
import { endAddAttempt } from './addAttempts'
import { packsLike } from './evidence'

interface LineWish {
  type: SaleType
  line: LineName
  /** 0 removes the line. */
  quantity: number
}

interface LineReturn {
  type: SaleType
  item: BasketItem
  /** The index that the line had. */
  index: number
}

export const basketEditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets a line to the wanted quantity, whatever the quantity is by then (contract 15.1). */
    setBasketQuantity: build.mutation<Basket | null, LineWish>({
      ...basketWrite<LineWish>(({ type }) => type, setQuantity),
      // For single lenses the first of the two calls may have succeeded.
      invalidatesTags: (result, error, { type }) =>
        error !== undefined && type === 'mono' ? ['Basket', 'BasketContents'] : basketTags()(result, error),
    }),
    /** Puts a removed item back in its place. */
    returnBasketItem: build.mutation<Basket | null, LineReturn>({
      ...basketWrite<LineReturn>(({ type }) => type, bringBack),
      invalidatesTags: basketTags(),
    }),
  }),
})

/** The error for a basket that cannot be sent whole with another quantity of this line. */
const fixed = () =>
  new CallFailure({
    kind: 'refused',
    message: 'Количество этого товара сейчас не изменить. Его можно удалить',
    errors: [],
  })

async function setQuantity({ type, line, quantity }: LineWish, calls: BasketCalls): Promise<Basket | null> {
  const known = calls.known() ?? (await calls.read())
  const item = lineIn(known, line)
  if (quantity === 0) return item ? remove(type, item, calls) : known
  if (!item) throw new CallFailure({ kind: 'notFound', message: 'Этого товара уже нет в корзине' })
  if (quantity === item.quantity) return known
  const { offerId } = item
  if (offerId === null) throw fixed()
  // With two lines of one offer the server would choose which of them grows.
  const isAlone = packsOf(known, offerId) === item.quantity
  if (quantity > item.quantity && isAlone) return add(type, item, quantity - item.quantity, calls)
  const fresh = await calls.read()
  const current = lineIn(fresh, line)
  if (!current) throw new CallFailure({ kind: 'notFound', message: 'Этого товара уже нет в корзине' })
  if (current.quantity === quantity) return fresh
  if (type === 'eshop') {
    // If the line were removed and then added again, a failure of the second call would lose it.
    if (!canBeSent(fresh)) throw fixed()
    return put(withQuantity(fresh, current, quantity), calls)
  }
  await remove(type, current, calls)
  return add(type, current, quantity, calls)
}

async function bringBack({ type, item, index }: LineReturn, calls: BasketCalls): Promise<Basket | null> {
  const { offerId, quantity } = item
  if (offerId === null) throw new CallFailure({ kind: 'notFound', message: 'Этого товара уже нет в корзине' })
  const intent = `${type} return ${offerId}`
  // A basket that is sent whole has to start from the current state.
  if (type === 'eshop') await calls.read()
  const { now, missing } = await missingOf(intent, { offerId, quantity }, calls)
  const line = { ...item, quantity: missing }
  const answer =
    missing === 0
      ? now
      : type === 'eshop' && canBeSent(now)
        ? await put(withLine(now, line, index), calls)
        : await add(type, line, missing, calls)
  endAddAttempt(intent)
  return answer
}

function add(type: SaleType, item: BasketItem, quantity: number, { known, send }: BasketCalls) {
  const { offerId } = item
  if (offerId === null) throw new CallFailure({ kind: 'notFound', message: 'Этого товара уже нет в корзине' })
  const before = known()
  const operation = isLens(item) ? addBasketLenses : addBasketAdditional
  return send(
    call(operation, {
      path: { type },
      body: toWire({ offerId, quantity }),
      sets: lineOf(type, offerId),
    }),
    (now) => before !== undefined && packsLike(now, offerId) >= packsLike(before, offerId) + quantity,
  )
}

async function remove(type: SaleType, { basketItemId, offerId }: BasketItem, { read, send }: BasketCalls) {
  const isGone = ({ items }: Basket) =>
    !items.some((item) => String(item.basketItemId) === String(basketItemId))
  try {
    const now = await send(
      call(removeBasketItem, { path: { type }, body: { basket_item_id: basketItemId } }),
      isGone,
    )
    if (offerId !== null) endIntentsOf(lineOf(type, offerId))
    return now
  } catch (failure) {
    // Another tab has already removed the line.
    if (failure instanceof CallFailure && failure.error.kind === 'notFound') return read()
    throw failure
  }
}

async function put(items: ReturnType<typeof withQuantity>, { send }: BasketCalls) {
  const answer = await send(
    call(putBasketItems, { body: { items: toWire(items) }, sets: wholeOf('eshop') }),
    (now) =>
      items.every(
        ({ offerId, quantity }, index) =>
          String(now.items[index]?.offerId) === String(offerId) && now.items[index]?.quantity === quantity,
      ),
  )
  endIntentsOf(linesOf('eshop'))
  return answer
}

export const { useSetBasketQuantityMutation, useReturnBasketItemMutation } = basketEditsApi
