import type { Read } from '../../api/wire'
import { givenText, camelRecord, numberOrNull, text, textOrNull } from '../../api/wire'
import type { Video } from './material'

export const video: Read<Video> = camelRecord({
  url: givenText,
  type: text,
  poster: textOrNull,
  captions_url: textOrNull,
  duration: numberOrNull,
})
