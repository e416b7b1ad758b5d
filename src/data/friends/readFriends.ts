import { review } from '../reviews/readReview'
import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenNumber,
  givenText,
  id,
  list,
  camelRecord,
  number,
  nullIfUnreadable,
  status,
  text,
  textOrNull,
  texts,
} from '../../api/wire'
import type { Advantage, FriendsApplication, FriendsDictionary, FriendsReview, Raffle, Task } from './friends'

export const application: Read<FriendsApplication> = camelRecord({
  id,
  name: text,
  city: text,
  social_links: texts,
  about: text,
  status,
  created_at: dateOrNull,
  reject_reason: textOrNull,
})

export const dictionary: Read<FriendsDictionary> = camelRecord({
  ideas: list(camelRecord({ code: givenText, title: text, tags: texts })),
  tags: texts,
  rules_url: text,
  stories: nullIfUnreadable(
    camelRecord({
      text_max_length: givenNumber,
      files_max_count: givenNumber,
      file_max_size: givenNumber,
      file_types: list(camelRecord({ type: givenText, label: text })),
    }),
  ),
})

const links = camelRecord({ links: texts })

export const friendsReview: Read<FriendsReview> = (value) => ({ ...review(value), ...links(value) })

export const task: Read<Task> = camelRecord({
  id,
  code: text,
  picture: textOrNull,
  name: text,
  preview_text: text,
  detail_text: text,
  conditions: list(
    camelRecord({ code: givenText, params: nullIfUnreadable(camelRecord({ required: number })) }),
  ),
  progress: list(camelRecord({ code: givenText, is_completed: flag, current: number, left: number })),
  allowance: number,
})

export const raffle: Read<Raffle> = camelRecord({
  id,
  code: text,
  name: text,
  start_at: dateOrNull,
  finish_at: dateOrNull,
  is_archive: flag,
  results_url: textOrNull,
  is_participation_available: flag,
  description: text,
  results_description: textOrNull,
  conditions: list(camelRecord({ code: text, label: text, is_completed: flag })),
  picture: textOrNull,
  prize: text,
  is_participant: flag,
  is_winner: flag,
})

export const advantage: Read<Advantage> = camelRecord({
  id,
  code: text,
  title: text,
  text,
  picture: textOrNull,
  sort: number,
})
