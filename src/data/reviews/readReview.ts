import type { Review } from './review'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  givenText,
  id,
  idOrNull,
  model,
  number,
  oneOf,
  orNull,
  status,
  text,
  textOrNull,
} from '../../api/wire'

export const review: Read<Review> = model({
  id,
  object_type: orNull(oneOf('product', 'department', 'selection')),
  object_id: idOrNull,
  title: text,
  rating: number,
  text,
  created_at: dateOrNull,
  status,
  reject_reason: textOrNull,
  points: number,
  answer: orNull(model({ text: givenText, created_at: dateOrNull })),
})
