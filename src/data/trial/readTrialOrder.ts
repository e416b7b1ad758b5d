import { orderedLensFields } from '../lenses/readLens'
import { departmentFields } from '../places/readPlaces'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  id,
  idOrNull,
  list,
  model,
  number,
  numberText,
  orNull,
  status,
  textOrNull,
} from '../../api/wire'
import type { TrialOrder } from './trialOrder'

export const trialOrder: Read<TrialOrder> = model({
  id,
  number: numberText,
  created_at: dateOrNull,
  status,
  lenses: list(model({ ...orderedLensFields, quantity: number })),
  department: orNull(model(departmentFields)),
  pickup_until: dateOrNull,
  activation_code: textOrNull,
  entry_id: idOrNull,
  is_cancelable: flag,
})
