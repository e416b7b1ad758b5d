import type { Read } from '../../api/wire'
import { givenText, model, numberOrNull, text, textOrNull } from '../../api/wire'
import type { Video } from './material'

export const video: Read<Video> = model({
  url: givenText,
  type: text,
  poster: textOrNull,
  captions_url: textOrNull,
  duration: numberOrNull,
})
