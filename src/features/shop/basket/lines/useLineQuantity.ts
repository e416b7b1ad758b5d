import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Basket } from '#data/basket/basket'
import { useSetBasketQuantityMutation } from '#data/basket/basketEditsApi'
import type { LineName } from '#data/basket/basketLines'
import { announceWork } from '#data/basket/basketQueue'
import type { SaleType } from '#data/orders/order'

/** Presses that follow each other within this number of milliseconds become one write (contract 15.1). */
const BURST = 400

interface PendingQuantity {
  quantity: number
  /** Ends the pending write, during which the sums are out of date. */
  end: () => void
}

/** Holds the quantity of a line: shows each press at once, and writes after the last one. */
export function useLineQuantity(
  type: SaleType,
  line: LineName,
  known: number,
  onWritten: (basket: Basket | null, quantity: number) => void,
  onFailed: (failure: unknown) => void,
) {
  const [write] = useSetBasketQuantityMutation()
  const [wish, setWish] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const wanted = useRef<PendingQuantity>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const sent = wanted.current
    if (!sent) return
    try {
      const basket = await write({ type, line, quantity: sent.quantity }).unwrap()
      if (wanted.current === sent) onWritten(basket, sent.quantity)
    } catch (error) {
      if (wanted.current === sent) setFailure(error)
      onFailed(error)
    } finally {
      sent.end()
      if (wanted.current === sent) {
        wanted.current = undefined
        setWish(undefined)
      }
    }
  }
  const onLeft = useEffectEvent(() => {
    if (timer.current !== undefined) void send()
  })
  useEffect(() => () => onLeft(), [])

  const want = (quantity: number, isFinal = false) => {
    wanted.current?.end()
    wanted.current = { quantity, end: announceWork() }
    setWish(quantity)
    setFailure(undefined)
    clearTimeout(timer.current)
    if (isFinal) void send()
    else timer.current = setTimeout(() => void send(), BURST)
  }
  /** Discards a quantity that is not sent yet, because the whole line is removed. */
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    wanted.current?.end()
    wanted.current = undefined
    setWish(undefined)
  }
  return { quantity: wish ?? known, want, forget, failure }
}
