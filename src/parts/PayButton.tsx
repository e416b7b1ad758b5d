import { useState, type ReactNode } from 'react'
import { numbered } from '#domain/text/numbered'
import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { FailureText } from '../ui/states/FailureText'
import type { Order } from '../data/orders/order'
import { safeHref } from '../domain/safeHref'
import { leaveTo } from '../host/page/pageAddress'
import { Button } from '../ui/controls/Button'
import { Notice } from '../ui/states/Notice'
import { useLazyPaymentLinkQuery } from '../data/checkout/paymentApi'

interface PayButtonProps {
  order: Pick<Order, 'id' | 'number'>
  /** True if it is the only action of a card that already names the order. */
  isAlone?: boolean
}

/**
 * Button that opens the payment page of the order. The link is requested on press, because it may work only
 * once.
 */
export function PayButton({ order: { id, number }, isAlone = false }: PayButtonProps) {
  const [ask, { isFetching }] = useLazyPaymentLinkQuery()
  const [problem, setProblem] = useState<ReactNode>()
  const onPressed = async () => {
    setProblem(undefined)
    try {
      const link = safeHref(await ask(id).unwrap())
      if (link === undefined) setProblem(SERVICE_UNAVAILABLE)
      else await leaveTo(link)
    } catch (error) {
      setProblem(<FailureText error={error} />)
    }
  }
  return (
    <>
      <Button small={!isAlone} busy={isFetching} onClick={() => void onPressed()}>
        Оплатить{!isAlone && <span className="visually-hidden"> {numbered('заказ', number)}</span>}
      </Button>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
    </>
  )
}
