import { orderedLensFields } from '../lenses/readLens'
import { departmentFields } from '../places/readPlaces'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  id,
  idOrNull,
  list,
  camelRecord,
  number,
  numberText,
  nullIfUnreadable,
  status,
  textOrNull,
} from '../../api/wire'
import type { TrialOrder } from './trialOrder'

export const trialOrder: Read<TrialOrder> = camelRecord({
  id,
  number: numberText,
  created_at: dateOrNull,
  status,
  lenses: list(camelRecord({ ...orderedLensFields, quantity: number })),
  department: nullIfUnreadable(camelRecord(departmentFields)),
  pickup_until: dateOrNull,
  activation_code: textOrNull,
  entry_id: idOrNull,
  is_cancelable: flag,
})
