import {
  createAddress,
  deleteAddress,
  getAddresses,
  getFavouritePoints,
  setDefaultAddress,
  updateAddress,
} from '#api/generated/addresses'
import type { Schemas } from '../http/contract'
import { optional, record, text, textOrNull } from '../http/fields'
import { found } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { deliveryPoints } from '../seed/places'
import { nextId, type Visitor } from '../visitor'

export const addressDraft = record({
  fias_id: textOrNull,
  location: text,
  street: textOrNull,
  house_number: text,
  postal_code: textOrNull,
  house_apartment: textOrNull,
  floor: textOrNull,
  entrance: textOrNull,
  intercom: textOrNull,
  comment: textOrNull,
  delivery: optional(textOrNull),
})

/** Adds an address; the first one becomes the default. */
export function createdAddress(
  visitor: Visitor,
  draft: Schemas['DeliveryAddressDraft'],
): Schemas['DeliveryAddress'] {
  const address = { ...draft, id: nextId(visitor.addresses, 31), is_default: visitor.addresses.length === 0 }
  visitor.addresses.push(address)
  return address
}

export const addresses: Route[] = [
  answer(getAddresses, ({ visitor }) => ({ addresses: visitor.addresses })),
  accept(createAddress, addressDraft, ({ visitor }, draft) => createdAddress(visitor, draft)),
  accept(updateAddress, addressDraft, ({ visitor, path }, draft) =>
    Object.assign(found(visitor.addresses, path.id), draft),
  ),
  answer(deleteAddress, ({ visitor, path }) => {
    const gone = found(visitor.addresses, path.id)
    visitor.addresses = visitor.addresses.filter((address) => address !== gone)
    // One of the remaining addresses becomes the default.
    const [first] = visitor.addresses
    if (gone.is_default && first) first.is_default = true
  }),
  answer(setDefaultAddress, ({ visitor, path }) => {
    const chosen = found(visitor.addresses, path.id)
    for (const address of visitor.addresses) address.is_default = address === chosen
  }),
  answer(getFavouritePoints, ({ visitor }) => {
    const used = new Set(visitor.orders.map(({ delivery }) => delivery.point_code))
    return { points: deliveryPoints.filter(({ code }) => used.has(code)) }
  }),
]
