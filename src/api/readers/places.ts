import type { City, Contact, DeliveryPoint, Suggest } from '../../domain/places'
import type { Read } from '../wire'
import {
  coordinates,
  flagOrNull,
  givenText,
  id,
  idOrNull,
  inside,
  list,
  model,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
} from '../wire'

export const deliveryPoint: Read<DeliveryPoint> = model({
  id,
  code: text,
  type: text,
  name: text,
  coordinates,
  is_payment_by_cash_available: flagOrNull,
  is_payment_by_card_available: flagOrNull,
  is_payment_by_online_available: flagOrNull,
  address: text,
  work_time: textOrNull,
  phone: textOrNull,
  how_to_get: textOrNull,
  bonus_count: numberOrNull,
})

export const departmentFields = { id, name: text, address: text, phone: textOrNull }

export const suggests: Read<Suggest[]> = inside(
  'suggests',
  list(model({ value: givenText, point_id: idOrNull })),
)

export const city: Read<City> = model({ fias_id: givenText, name: text, region: text })

export const contact: Read<Contact> = model({
  name: text,
  phone: text,
  country: orNull(oneOf('ru', 'by', 'am', 'kz', 'kg')),
})
