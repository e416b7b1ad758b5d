import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenNumber,
  givenText,
  id,
  list,
  mapped,
  model,
  number,
  numberOrNull,
  oneOf,
  orNull,
  record,
  text,
  textOrNull,
  givenList,
} from '../../api/wire'
import { professionalFile, theme } from '../specialist/readSpecialist'
import { video } from './readVideo'
import {
  KINDS,
  type Block,
  type Lesson,
  type Material,
  type MaterialDetail,
  type MaterialPage,
  type Registration,
} from './material'

export const registration: Read<Registration> = record({ code: givenText, label: text })

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

const fields = {
  id,
  kind: oneOf(...KINDS),
  title: text,
  text,
  picture: textOrNull,
  themes: list(theme),
  published_at: dateOrNull,
  duration_min: numberOrNull,
  is_new: flag,
  is_viewed: flag,
  stars: numberOrNull,
}

export const material: Read<Material> = model(fields)

const lesson: Read<Lesson> = model({
  id,
  title: text,
  duration_min: numberOrNull,
  is_completed: flag,
  blocks: content,
  video: orNull(video),
})

export const materialDetail: Read<MaterialDetail> = model({
  ...fields,
  blocks: content,
  files: list(professionalFile),
  products: list(model({ product_id: id, title: givenText, link: text }), ({ productId }) => productId),
  starts_at: dateOrNull,
  ends_at: dateOrNull,
  place: textOrNull,
  link: textOrNull,
  seats_left: numberOrNull,
  register_until: dateOrNull,
  registration: orNull(registration),
  video: orNull(video),
  lessons: list(lesson),
  progress: orNull(model({ current: givenNumber, required: givenNumber })),
  certificate: orNull(professionalFile),
})

/** A server that does not count has one page. */
export const materialPage: Read<MaterialPage> = mapped(
  model({ materials: givenList(material), total: number }),
  ({ materials, total }) => ({ materials, total: Math.max(total, materials.length) }),
)
