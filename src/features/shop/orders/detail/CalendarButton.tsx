import { useState } from 'react'
import type { Order } from '#data/orders/order'
import { download } from '#host/page/download'
import { Button } from '#ui/controls/Button'
import { deliveryFile, hasDay } from './deliveryFile'

/** Puts the day and hours of a delivery into the customer's calendar. */
export function CalendarButton({ order }: { order: Order }) {
  const [state, setState] = useState<'making' | 'failed'>()
  const onPressed = async () => {
    setState('making')
    try {
      download(await deliveryFile(order))
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  if (!hasDay(order)) return null
  return (
    <>
      <Button variant="secondary" small busy={state === 'making'} onClick={() => void onPressed()}>
        В календарь
      </Button>
      {state === 'failed' && (
        <span className="small" role="alert">
          Не удалось создать файл. Попробуйте ещё раз
        </span>
      )}
    </>
  )
}
