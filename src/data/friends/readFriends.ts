import { storyLimits } from '../../api/generated/records/storyLimits'
import { idea } from '../../api/generated/records/idea'
import type { Read } from '../../api/wire'
import { list, camelRecord, nullIfUnreadable, text, texts } from '../../api/wire'
import type { FriendsDictionary } from './friends'

export const dictionary: Read<FriendsDictionary> = camelRecord({
  ideas: list(idea),
  tags: texts,
  rules_url: text,
  stories: nullIfUnreadable(storyLimits),
})
