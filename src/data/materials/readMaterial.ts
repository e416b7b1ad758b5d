import { materialRecord } from '../../api/generated/records/materialRecord'
import type { Read } from '../../api/wire'
import { givenList, mapped, camelRecord, number } from '../../api/wire'
import { type ListedPage } from './material'

/** A server that does not count has one page. */
export const materialPage: Read<ListedPage> = mapped(
  camelRecord({ materials: givenList(materialRecord), total: number }),
  ({ materials, total }) => ({ materials, total: Math.max(total, materials.length) }),
)
