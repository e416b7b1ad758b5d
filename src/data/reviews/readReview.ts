import type { Review } from './review'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  givenText,
  id,
  idOrNull,
  camelRecord,
  number,
  oneOf,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
} from '../../api/wire'

export const review: Read<Review> = camelRecord({
  id,
  object_type: nullIfUnreadable(oneOf('product', 'department', 'selection')),
  object_id: idOrNull,
  title: text,
  rating: number,
  text,
  created_at: dateOrNull,
  status,
  reject_reason: textOrNull,
  points: number,
  answer: nullIfUnreadable(camelRecord({ text: givenText, created_at: dateOrNull })),
})
