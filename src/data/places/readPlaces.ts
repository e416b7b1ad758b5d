import type { City, DeliveryPoint } from './places'
import type { Suggest } from '../../domain/suggestions'
import type { Read } from '../../api/wire'
import {
  coordinates,
  flagOrNull,
  givenText,
  id,
  idOrNull,
  inside,
  givenList,
  camelRecord,
  numberOrNull,
  text,
  textOrNull,
} from '../../api/wire'

export const deliveryPoint: Read<DeliveryPoint> = camelRecord({
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
  utc_offset: numberOrNull,
  phone: textOrNull,
  how_to_get: textOrNull,
  bonus_count: numberOrNull,
})

export const departmentFields = { id, name: text, address: text, phone: textOrNull }

export const suggests: Read<Suggest[]> = inside(
  'suggests',
  givenList(camelRecord({ value: givenText, point_id: idOrNull })),
)

export const city: Read<City> = camelRecord({ fias_id: givenText, name: text, region: text })
