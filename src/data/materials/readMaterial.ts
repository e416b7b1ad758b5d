import type { Read } from '../../api/wire'
import {
  dateOrNull,
  flag,
  givenList,
  givenText,
  id,
  list,
  mapped,
  nullIfMissing,
  camelRecord,
  number,
  numberOrNull,
  oneOf,
  nullIfUnreadable,
  record,
  text,
  textOrNull,
} from '../../api/wire'
import { theme } from '../specialist/readSpecialist'
import { KINDS, type Listed, type ListedPage, type Registration } from './material'

export const registration: Read<Registration> = record({ code: givenText, label: text })

export const materialFields = {
  id,
  kind: nullIfMissing(oneOf(...KINDS)),
  title: text,
  text,
  picture: textOrNull,
  themes: list(theme),
  published_at: dateOrNull,
  duration_min: numberOrNull,
  is_new: flag,
  is_viewed: flag,
  stars: numberOrNull,
  starts_at: dateOrNull,
  ends_at: dateOrNull,
  registration: nullIfUnreadable(registration),
}

const material: Read<Listed> = camelRecord(materialFields)

/** A server that does not count has one page. */
export const materialPage: Read<ListedPage> = mapped(
  camelRecord({ materials: givenList(material), total: number }),
  ({ materials, total }) => ({ materials, total: Math.max(total, materials.length) }),
)
