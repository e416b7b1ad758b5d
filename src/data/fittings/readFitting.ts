import { lenses } from '../lenses/readLens'
import { review } from '../reviews/readReview'
import type { Read } from '../../api/wire'
import { dateOrNull, id, idOrNull, list, model, numberOrNull, orNull, text, textOrNull } from '../../api/wire'
import type { Fitting, Recommendation } from './fitting'

export const recommendation: Read<Recommendation> = model({ title: text, text, product_id: idOrNull })

export const fitting: Read<Fitting> = model({
  id,
  created_at: dateOrNull,
  department: orNull(model({ id, name: text })),
  specialist_name: textOrNull,
  lenses,
  replacement_days: numberOrNull,
  next_visit_at: dateOrNull,
  recommendations: list(recommendation),
  review: orNull(review),
})
