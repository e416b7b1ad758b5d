import type { Delivery } from '#data/orders/order'
import { safeHref } from '#domain/safeHref'
import { TextLink } from '#ui/controls/TextLink'

/** Links to the parcel on the site of the delivery service. */
export function TrackingLink({ delivery }: { delivery: Delivery | null }) {
  const { trackingUrl = null, trackingNumber = null } = delivery ?? {}
  if (safeHref(trackingUrl) === undefined) return null
  return (
    <TextLink href={trackingUrl} newTab>
      Отследить
      <span className="visually-hidden"> посылку {trackingNumber}</span>
    </TextLink>
  )
}
