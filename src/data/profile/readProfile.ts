import { lenses } from '../lenses/readLens'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  flagOrNull,
  idOrNull,
  mapped,
  camelRecord,
  oneOf,
  nullIfUnreadable,
} from '../../api/wire'
import type { LensesInfo, Profile } from './profile'
import { person, subscribed, withNationalPhone, withServerRecord } from './readPerson'

export const profile: Read<Profile> = withServerRecord(
  mapped(
    camelRecord({
      ...person,
      is_bonus_points_for_review_available: flag,
      is_allowed_order_samples: flag,
      unsubscribe_mailings: subscribed,
      unsubscribe_calls: subscribed,
    }),
    ({ unsubscribeMailings, unsubscribeCalls, ...rest }) => ({
      ...withNationalPhone(rest),
      subscribeMailings: unsubscribeMailings,
      subscribeCalls: unsubscribeCalls,
    }),
  ),
)

const keptLenses = camelRecord({
  wears_lenses: flagOrNull,
  lenses,
  replacement: nullIfUnreadable(oneOf('daily', 'two_weeks', 'monthly')),
  solution_product_id: idOrNull,
  since: dateOrNull,
})

const NONE = { lenses: [], replacement: null, solutionProductId: null, since: null }

export const lensesInfo: Read<LensesInfo> = withServerRecord((value) => {
  const kept = keptLenses(value)
  return { ...kept, ...(kept.wearsLenses === false && NONE), kept }
})
