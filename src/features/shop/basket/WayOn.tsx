import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { UNREADABLE, type Basket, type Validity } from '#data/basket/basket'
import { useCheckBasket } from '#data/basket/useCheckBasket'
import { basketIsSettled, isBasketBusy } from '#data/basket/basketQueue'
import type { SaleType } from '#data/orders/order'
import { leaveTo } from '#host/page/pageAddress'
import { ofBasket } from '#host/page/basketLink'
import { checkoutUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { StickyBar } from '#ui/controls/StickyBar'
import { usePress } from '#ui/lib/usePress'
import { FailureNotice } from '#ui/states/FailureNotice'
import { Notice } from '#ui/states/Notice'
import { Limits } from '#parts/Limits'
import { Sum } from '../goods/Totals'

/** What was said of a basket; it is valid until the basket changes. */
export interface Checked {
  basket: Basket
  validity: Validity
}

interface WayOnProps {
  basket: Basket
  type: SaleType
  isBusy: boolean
  /** True on a phone, where the button and the sum stay at the bottom of the screen. */
  isMobile: boolean
  validity: Validity | undefined
  onChecked: (checked?: Checked) => void
}

/**
 * Shows the limits that the basket exceeds, and the button to the checkout. The shop's check decides whether
 * the order may go on (contract 15.5).
 */
export function WayOn({ basket, type, isBusy, isMobile, validity, onChecked }: WayOnProps) {
  const check = useCheckBasket(type)
  // While the press waits, the customer may change the basket.
  const latest = useRef(basket)
  useLayoutEffect(() => {
    latest.current = basket
  }, [basket])
  const [isStopped, setStopped] = useState(false)
  const goingOn = usePress(async () => {
    onChecked()
    setStopped(false)
    let validity: Validity
    do {
      const isWritten = await basketIsSettled()
      if (!isWritten) {
        setStopped(true)
        return
      }
      validity = latest.current.hasUnreadable ? UNSEEN : await check()
    } while (isBasketBusy())
    if (validity.isValid) await leaveTo(ofBasket(checkoutUrl(), type))
    else onChecked({ basket: latest.current, validity })
  })
  const onPressed = ({ currentTarget }: MouseEvent) => {
    const wrong = currentTarget.closest('.basket')?.querySelector<HTMLElement>(WRONG_QUANTITY)
    // The sums do not count a quantity that cannot be written, so the customer corrects it first.
    if (wrong) wrong.focus()
    else void goingOn.press()
  }
  const reasons = (
    <>
      <Limits basket={basket} />
      {validity?.isValid === false && (
        <Notice tone="bad">
          {(validity.messages.length > 0 ? validity.messages : ['Проверьте товары в корзине']).map(
            (message) => (
              <p key={message}>{message}</p>
            ),
          )}
        </Notice>
      )}
      {/* A change has failed meanwhile: the customer has not seen that yet. */}
      {isStopped && <Notice tone="bad">Не всё изменилось, как вы указали. Проверьте корзину</Notice>}
      <FailureNotice error={goingOn.failure} />
    </>
  )
  const button = (
    <Button disabled={!basket.isPurchaseAvailable} busy={isBusy || goingOn.isBusy} onClick={onPressed}>
      Перейти к оформлению
    </Button>
  )
  return isMobile ? (
    <StickyBar className="basket__bar">
      {reasons}
      <dl className="basket-totals" aria-busy={isBusy}>
        <Sum title="Итого" value={basket.totalPrice} />
      </dl>
      {button}
    </StickyBar>
  ) : (
    <div className="stack basket__on">
      {reasons}
      {button}
    </div>
  )
}

const WRONG_QUANTITY = '[role="spinbutton"][aria-invalid="true"]'

/** The result for a basket with an unreadable line: the customer must not order anything unseen. */
const UNSEEN: Validity = {
  isValid: false,
  messages: [`${UNREADABLE}. Уберите его или обновите страницу`],
  items: [],
}
