import type { ServerRecord } from '../../api/serverRecord'
import { lenses } from '../lenses/readLens'
import { city } from '../places/readPlaces'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  flagOrNull,
  id,
  idOrNull,
  mapped,
  model,
  oneOf,
  orNull,
  text,
  textOrNull,
  texts,
} from '../../api/wire'
import type { LensesInfo, Profile } from './profile'
import { country, email, subscribed } from './readContact'

/** Adds the server's record to the value that `read` returns. */
const withServerRecord =
  <T>(read: Read<T>): Read<T & { serverRecord: ServerRecord }> =>
  (value) => ({ ...read(value), serverRecord: value as ServerRecord })

export const profile: Read<Profile> = withServerRecord(
  mapped(
    model({
      id,
      name: text,
      last_name: text,
      second_name: textOrNull,
      phone: text,
      country,
      email,
      birthday: dateOrNull,
      gender: orNull(oneOf('female', 'male')),
      residence: orNull(city),
      is_birthday_change_available: flag,
      is_bonus_points_for_review_available: flag,
      is_allowed_order_samples: flag,
      unsubscribe_mailings: subscribed,
      unsubscribe_calls: subscribed,
      avatar: textOrNull,
      restrictions: texts,
    }),
    ({ unsubscribeMailings, unsubscribeCalls, ...rest }) => ({
      ...rest,
      subscribeMailings: unsubscribeMailings,
      subscribeCalls: unsubscribeCalls,
    }),
  ),
)

export const lensesInfo: Read<LensesInfo> = withServerRecord(
  model({
    wears_lenses: flagOrNull,
    lenses,
    replacement: orNull(oneOf('daily', 'two_weeks', 'monthly')),
    solution_product_id: idOrNull,
    since: dateOrNull,
  }),
)
