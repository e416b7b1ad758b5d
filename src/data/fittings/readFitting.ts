import { lenses } from '../lenses/readLens'
import { review } from '../reviews/readReview'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  id,
  idOrNull,
  list,
  camelRecord,
  numberOrNull,
  nullIfUnreadable,
  text,
  textOrNull,
} from '../../api/wire'
import type { Fitting, Recommendation } from './fitting'

export const recommendation: Read<Recommendation> = camelRecord({ title: text, text, product_id: idOrNull })

export const fitting: Read<Fitting> = camelRecord({
  id,
  created_at: dateOrNull,
  department: nullIfUnreadable(camelRecord({ id, name: text })),
  specialist_name: textOrNull,
  lenses,
  replacement_days: numberOrNull,
  next_visit_at: dateOrNull,
  recommendations: list(recommendation),
  review: nullIfUnreadable(review),
})
