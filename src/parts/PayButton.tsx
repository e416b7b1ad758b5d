import { numbered } from '#domain/text/numbered'
import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { localRefusal } from '../domain/localRefusal'
import type { Order } from '../data/orders/order'
import { safeHref } from '../domain/safeHref'
import { leaveTo } from '../host/page/pageAddress'
import { Button } from '../ui/controls/Button'
import { usePress } from '../ui/lib/usePress'
import { FailureNotice } from '../ui/states/FailureNotice'
import { useLazyPaymentLinkQuery } from '../data/checkout/paymentApi'

interface PayButtonProps {
  order: Pick<Order, 'id' | 'number'>
  /** True if it is the only action of a card that already names the order. */
  isAlone?: boolean
}

/**
 * Button that opens the payment page of the order. The link is requested on press, because it may work only
 * once; the button stays busy until its page has replaced this one.
 */
export function PayButton({ order: { id, number }, isAlone = false }: PayButtonProps) {
  const [ask] = useLazyPaymentLinkQuery()
  const { press, isBusy, failure } = usePress(async () => {
    const link = safeHref(await ask(id).unwrap())
    if (link === undefined) throw localRefusal(SERVICE_UNAVAILABLE)
    await leaveTo(link)
  })
  return (
    <>
      <Button small={!isAlone} busy={isBusy} onClick={() => void press()}>
        Оплатить{!isAlone && <span className="visually-hidden"> {numbered('заказ', number)}</span>}
      </Button>
      <FailureNotice error={failure} />
    </>
  )
}
