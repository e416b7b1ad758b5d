import { materialDetailRecordFields } from '../../api/generated/records/materialDetailRecord'
import { lessonRecordFields } from '../../api/generated/records/lessonRecord'
import { video } from '../../api/generated/records/video'
import { professionalFile } from '../../api/generated/records/professionalFile'
import type { Read } from '../../api/wire'
import { falseIfUnreadable, givenText, list, camelRecord, mapped, record, text } from '../../api/wire'
import type { Block, Lesson, Listed, MaterialDetail } from './material'

const always = (type: Block['type']) => () => type
const every = <T>(read: Read<T>) => list(read, () => undefined)

/** The fields of each type of block; a block of an unknown type is drawn as its text. */
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

/** Blocks have no id, because two of them may be equal. */
export const content: Read<Block[]> = every(block)

const lesson: Read<Lesson | false> = mapped(
  falseIfUnreadable(camelRecord({ ...lessonRecordFields, blocks: content })),
  (found) => found ?? false,
)

export const materialDetail: Read<Listed<MaterialDetail>> = camelRecord({
  ...materialDetailRecordFields,
  blocks: content,
  lessons: list(lesson),
})
