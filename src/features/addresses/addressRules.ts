import { object, string, type InferType } from 'yup'
import type { Address, AddressDraft } from '../../domain/address'
import { text } from '../../forms/rules'

/** The fields of an address, by the names under which the server has something against them. */
export const addressRules = object({
  /** The city: its `id` is sent as `fias_id`, its `label` as `location`. */
  location: object({ id: string().nullable().default(null), label: text().required() }),
  street: text(),
  house_number: text().required(),
  house_apartment: text(),
  postal_code: text(),
  entrance: text(),
  floor: text(),
  intercom: text(),
  comment: text(),
})

type TypedAddress = InferType<typeof addressRules>

/** An address as its form shows it; empty fields without one. */
export const typedAddress = (address: Address | undefined): TypedAddress => ({
  location: { id: address?.fiasId ?? null, label: address?.location ?? '' },
  street: address?.street ?? '',
  house_number: address?.houseNumber ?? '',
  house_apartment: address?.houseApartment ?? '',
  postal_code: address?.postalCode ?? '',
  entrance: address?.entrance ?? '',
  floor: address?.floor ?? '',
  intercom: address?.intercom ?? '',
  comment: address?.comment ?? '',
})

/** What was typed, as it is sent; the service that delivers there stays as it was. */
export const draftOf = (typed: TypedAddress, address: Address | undefined): AddressDraft => ({
  fiasId: typed.location.id,
  location: typed.location.label,
  street: typed.street,
  houseNumber: typed.house_number,
  houseApartment: typed.house_apartment,
  postalCode: typed.postal_code,
  entrance: typed.entrance,
  floor: typed.floor,
  intercom: typed.intercom,
  comment: typed.comment,
  delivery: address?.delivery ?? null,
})
