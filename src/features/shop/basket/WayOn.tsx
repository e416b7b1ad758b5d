import { useRef, useState } from 'react'
import { holdsSubscription, UNREADABLE, type Basket, type Validity } from '#data/basket/basket'
import { useCheckBasket } from '#data/basket/useCheckBasket'
import { basketIsSettled } from '#data/basket/basketQueue'
import type { DeliveryService } from '#data/checkout/checkout'
import { useDeliveryServicesQuery } from '#data/checkout/checkoutApi'
import { formatMoney } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { remoteData } from '#domain/remoteData'
import { leaveTo } from '#host/page/pageAddress'
import { ofBasket } from '#host/page/basketLink'
import { checkoutUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { Limits } from '#parts/Limits'
import { TRUCK, ShopIcon } from '#ui/graphics/ShopIcon'

interface WayOnProps {
  basket: Basket
  type: SaleType
  isBusy: boolean
  validity: Validity | undefined
  onChecked: (validity: Validity | undefined) => void
}

/**
 * Shows the limits that the basket breaks, and the button to the checkout. The shop decides whether the order
 * may go on (contract 15.5).
 */
export function WayOn({ basket, type, isBusy, validity, onChecked }: WayOnProps) {
  const check = useCheckBasket(type)
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isUnderWay = useRef(false)

  const goOn = async () => {
    setChecking(true)
    setFailure(undefined)
    onChecked(undefined)
    try {
      await basketIsSettled()
      const found = basket.hasUnreadable ? UNSEEN : await check()
      if (found.isValid) await leaveTo(ofBasket(checkoutUrl(), type))
      else onChecked(found)
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(false)
    }
  }
  const onPressed = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await goOn()
    isUnderWay.current = false
  }
  return (
    <div className="stack basket__on">
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
      {failure !== undefined && (
        <Notice tone="bad">
          <FailureText error={failure} />
        </Notice>
      )}
      <Button
        disabled={!basket.isPurchaseAvailable}
        busy={isBusy || isChecking}
        onClick={() => void onPressed()}
      >
        Перейти к оформлению
      </Button>
      <Delivery type={type} isSubscription={holdsSubscription(basket)} />
    </div>
  )
}

/** The result for a basket with an unreadable line: the customer orders nothing unseen. */
const UNSEEN: Validity = {
  isValid: false,
  messages: [`${UNREADABLE}. Уберите его или обновите страницу`],
  items: [],
}

/** Shows what each way costs before a place is known: 'Самовывоз бесплатно, курьер от 290 ₽'. */
function Delivery({ type, isSubscription }: { type: SaleType; isSubscription: boolean }) {
  const services = remoteData(useDeliveryServicesQuery(type))
  // The empty line keeps the place of the price, so that nothing below it moves.
  if (services.state === 'waiting') return <p className="basket__ways small">&nbsp;</p>
  if (services.state === 'failed')
    return (
      <div className="small">
        <p>Цена доставки не загрузилась</p>
        <RetryButton variant="quiet" small busy={services.isRetrying} onClick={() => void services.retry()} />
      </div>
    )
  const ways = [
    // A subscription comes by courier only.
    ...(isSubscription ? [] : [['Самовывоз', 'point'] as const]),
    ['Курьер', 'courier'] as const,
  ].flatMap(([name, way]) => {
    const price = leastPrice(services.value.filter((service) => service.type === way))
    return price === undefined ? [] : [`${name} ${price}`]
  })
  const [first, ...others] = ways
  if (first === undefined) return null
  return (
    <p className="basket__ways small soft">
      <ShopIcon path={TRUCK} size={20} />
      <span>{[first, ...others.map((way) => way.toLocaleLowerCase('ru'))].join(', ')}</span>
    </p>
  )
}

/** Returns 'бесплатно', or 'от 290 ₽'; undefined where no price is known, or the currencies differ. */
function leastPrice(services: readonly DeliveryService[]): string | undefined {
  const [first, ...others] = services.flatMap(({ price }) => price ?? [])
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined
  const least = others.reduce((one, other) => (other.value < one.value ? other : one), first)
  return least.value === 0 && others.every(({ value }) => value === 0)
    ? 'бесплатно'
    : `от ${formatMoney(least)}`
}
