import { useRef, useState } from 'react'
import type { Id } from '../../domain/Id'
import type { SaleType } from '../../domain/order'
import { openDialog } from '../../host/lensWidgets'
import { needsSession } from '../session/needsSession'
import { useAddBasketAdditionalMutation } from './basketApi'

/** Puts a pack into the basket, once however often it is pressed; goods replace nothing there (contract 12.5). */
export function useAddGoods(offerId: Id, type: SaleType) {
  const [add, { isLoading, error }] = useAddBasketAdditionalMutation()
  const [isDone, setDone] = useState(false)
  const isUnderWay = useRef(false)
  const onPressed = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setDone(false)
    const { error: failure } = await add({ type, offerId, quantity: 1 })
    if (failure === undefined) setDone(true)
    else if (needsSession(failure)) openDialog('login')
    isUnderWay.current = false
  }
  return { onPressed: () => void onPressed(), isLoading, isDone, error: isDone ? undefined : error }
}
