import type { Address } from './records'

export type { Address } from './records'

/** An address as the customer enters it; empty fields are sent as null (contract 7.3). */
export type AddressDraft = Omit<Address, 'id' | 'isDefault' | 'delivery'> & { delivery?: string | null }

/** Writes 'Москва, Лесная улица, 12, кв. 5' from the fields that are present (contract 7.3). */
export const addressInOneLine = ({ location, street, houseNumber, houseApartment }: AddressDraft): string =>
  [location, street, houseNumber, houseApartment && `кв.\u00a0${houseApartment}`].filter(Boolean).join(', ')

/** Writes 'Подъезд 2, этаж 3, домофон 5К. Позвонить за час' from the fields that are present. */
export function addressDescription({ entrance, floor, intercom, comment }: AddressDraft): string {
  const way = [
    entrance && `подъезд\u00a0${entrance}`,
    floor && `этаж\u00a0${floor}`,
    intercom && `домофон\u00a0${intercom}`,
  ].filter(Boolean)
  const sentence = way.join(', ')
  return [sentence.charAt(0).toUpperCase() + sentence.slice(1), comment].filter(Boolean).join('. ')
}

/** Trims the fields and replaces empty ones with null, as the server expects. */
export const emptyToNull = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]: [string, string | null | undefined]) => [
      name,
      value?.trim() || null,
    ]),
  ) as unknown as AddressDraft
