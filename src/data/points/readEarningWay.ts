import type { Read } from '../../api/wire'
import { dateOrNull, flag, givenText, camelRecord, numberOrNull, text, textOrNull } from '../../api/wire'
import type { EarningWay } from './pointsHistory'

export const earningWay: Read<EarningWay> = camelRecord({
  code: givenText,
  title: text,
  description: text,
  picture: textOrNull,
  points: numberOrNull,
  link: textOrNull,
  is_available: flag,
  is_completed: flag,
  completed_at: dateOrNull,
  unavailable_reason: textOrNull,
})
