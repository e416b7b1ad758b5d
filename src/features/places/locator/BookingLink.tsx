import type { LocatorPoint } from '#data/locator/locatorPoint'
import { profileUrl } from '#host/page/config'
import { TextLink } from '#ui/controls/TextLink'

/** Links to the booking page of the cabinet, which opens with this optician. */
export function BookingLink({ id, name }: LocatorPoint) {
  return (
    <TextLink href={`${profileUrl()}optics/?department=${encodeURIComponent(id)}`} after="right">
      Записаться<span className="visually-hidden">: {name}</span>
    </TextLink>
  )
}
