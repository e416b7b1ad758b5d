import type { Address } from '../../domain/postalAddress'
import type { Read } from '../../api/wire'
import { flag, id, camelRecord, text, textOrNull } from '../../api/wire'

export const address: Read<Address> = camelRecord({
  id,
  is_default: flag,
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
  delivery: textOrNull,
})
