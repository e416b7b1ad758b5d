import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenNumber,
  givenText,
  id,
  list,
  camelRecord,
  numberOrNull,
  nullIfUnreadable,
  record,
  text,
  textOrNull,
} from '../../api/wire'
import { professionalFile } from '../specialist/readSpecialist'
import type { Block, Lesson, Listed, MaterialDetail } from './material'
import { materialFields } from './readMaterial'
import { video } from './readVideo'

const always = (type: Block['type']) => () => type
const every = <T>(read: Read<T>) => list(read, () => undefined)

/** What each type of block has; an unknown type is drawn as its text. */
const blocks: Record<string, Read<unknown>> = {
  heading: record({ type: always('heading'), text: givenText }),
  quote: record({ type: always('quote'), text: givenText }),
  list: record({ type: always('list'), items: every(givenText) }),
  table: record({ type: always('table'), rows: every(every(text)) }),
  image: record({ type: always('image'), url: givenText, alt: text }),
  file: record({ type: always('file'), file: professionalFile }),
  video: record({ type: always('video'), video }),
}
const asText = record({ type: always('text'), text: givenText })
const typed = record({ type: text })

const block: Read<Block> = (value) => {
  const { type } = typed(value)
  const read = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  return (read ?? asText)(value) as Block
}

/** Two blocks may be alike, so none of them has a name. */
export const content: Read<Block[]> = every(block)

const lesson: Read<Lesson> = camelRecord({
  id,
  title: text,
  duration_min: numberOrNull,
  is_completed: flag,
  blocks: content,
  video: nullIfUnreadable(video),
})

export const materialDetail: Read<Listed<MaterialDetail>> = camelRecord({
  ...materialFields,
  blocks: content,
  files: list(professionalFile),
  products: list(camelRecord({ product_id: id, title: givenText, link: text }), ({ productId }) => productId),
  place: textOrNull,
  link: textOrNull,
  seats_left: numberOrNull,
  register_until: dateOrNull,
  video: nullIfUnreadable(video),
  lessons: list(lesson),
  progress: nullIfUnreadable(camelRecord({ current: givenNumber, required: givenNumber })),
  certificate: nullIfUnreadable(professionalFile),
})
