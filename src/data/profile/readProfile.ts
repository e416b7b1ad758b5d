import { keptLenses } from '../../api/generated/records/keptLenses'
import type { Read } from '../../api/wire'
import { flag, mapped, camelRecord } from '../../api/wire'
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

const NONE = { lenses: [], replacement: null, solutionProductId: null, since: null }

export const lensesInfo: Read<LensesInfo> = withServerRecord((value) => {
  const read = keptLenses(value)
  // A record with lenses says that they are worn, even if it does not answer that question.
  const kept = { ...read, wearsLenses: read.wearsLenses ?? (read.lenses.length > 0 || null) }
  return { ...kept, ...(kept.wearsLenses === false && NONE), kept }
})
