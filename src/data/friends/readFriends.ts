import { storyLimits } from '../../api/generated/records/storyLimits'
import { idea } from '../../api/generated/records/idea'
import type { Read } from '../../api/wire'
import { list, camelRecord, mapped, nullIfUnreadable, text, texts, unreadable } from '../../api/wire'
import type { FriendsDictionary, StoryLimits } from './friends'

/** Limits that no story can keep are a mistake of the shop. */
const usableLimits: Read<StoryLimits> = mapped(storyLimits, (limits) => {
  const { textMaxLength, filesMaxCount, fileMaxSize, fileTypes } = limits
  if (textMaxLength > 0 && filesMaxCount >= 0 && fileMaxSize > 0 && fileTypes.length > 0) return limits
  throw unreadable(limits, 'object')
})

export const dictionary: Read<FriendsDictionary> = camelRecord({
  ideas: list(idea),
  tags: texts,
  rules_url: text,
  stories: nullIfUnreadable(usableLimits),
})
