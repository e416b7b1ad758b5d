import { object, string, type InferType } from 'yup'
import type { Address, AddressDraft } from '../../domain/postalAddress'
import { text } from '../../forms/lib/rules'

/** The fields of an address, under the names of the server's error messages. */
export const addressRules = object({
  /** The city: its `id` is sent as `fiasId`, its `label` as `location`. */
  location: object({ id: string().nullable().default(null), label: text().required() }),
  street: text(),
  houseNumber: text().required(),
  houseApartment: text(),
  postalCode: text('digits'),
  entrance: text(),
  floor: text(),
  intercom: text(),
  comment: text(),
})

type TypedAddress = InferType<typeof addressRules>

/**
 * Returns an address in the shape of its form; without one the fields are empty except for the customer's
 * city.
 */
export const typedAddress = (address: Address | undefined, city?: TypedAddress['location']): TypedAddress =>
  address ? typedFields(address) : typedFields({ fiasId: city?.id ?? null, location: city?.label ?? '' })

const typedFields = (address: Partial<Address>): TypedAddress => ({
  location: { id: address.fiasId ?? null, label: address.location ?? '' },
  street: address.street ?? '',
  houseNumber: address.houseNumber ?? '',
  houseApartment: address.houseApartment ?? '',
  postalCode: address.postalCode ?? '',
  entrance: address.entrance ?? '',
  floor: address.floor ?? '',
  intercom: address.intercom ?? '',
  comment: address.comment ?? '',
})

/** Returns the address to send; its delivery service is unchanged. */
export const draftOf = (typed: TypedAddress, address: Address | undefined): AddressDraft => ({
  fiasId: typed.location.id,
  location: typed.location.label,
  street: typed.street,
  houseNumber: typed.houseNumber,
  houseApartment: typed.houseApartment,
  postalCode: typed.postalCode,
  entrance: typed.entrance,
  floor: typed.floor,
  intercom: typed.intercom,
  comment: typed.comment,
  delivery: address?.delivery ?? null,
})
