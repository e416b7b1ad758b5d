import type { DeliveryService } from '#data/checkout/checkout'
import { useDeliveryServicesQuery } from '#data/checkout/checkoutApi'
import { formatMoney } from '#domain/numbers/money'
import type { SaleType } from '#data/orders/order'
import { remoteData } from '#domain/remoteData'
import { RetryButton } from '#ui/states/ErrorState'
import { TRUCK, ShopIcon } from '#ui/graphics/ShopIcon'

/** Shows the price of each delivery method before a place is chosen: 'Самовывоз бесплатно, курьер от 290 ₽'. */
export function DeliveryFees({ type, isSubscription }: { type: SaleType; isSubscription: boolean }) {
  const services = remoteData(useDeliveryServicesQuery(type))
  // The empty line reserves the height of the price, so that nothing below it moves.
  if (services.state === 'waiting') return <p className="basket__ways small">&nbsp;</p>
  if (services.state === 'failed')
    return (
      <div className="small">
        <p>Цена доставки не загрузилась</p>
        <RetryButton variant="quiet" small busy={services.isRetrying} onClick={() => void services.retry()} />
      </div>
    )
  const ways = [
    // A subscription is delivered only by courier.
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

/** Returns 'бесплатно', or 'от 290 ₽'; undefined if no price is known, or the currencies differ. */
function leastPrice(services: readonly DeliveryService[]): string | undefined {
  const [first, ...others] = services.flatMap(({ price }) => price ?? [])
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined
  const least = others.reduce((one, other) => (other.value < one.value ? other : one), first)
  return least.value === 0 && others.every(({ value }) => value === 0)
    ? 'бесплатно'
    : `от ${formatMoney(least)}`
}
