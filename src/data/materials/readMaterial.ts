import { materialRecord } from '../../api/generated/records/materialRecord'
import type { Read } from '../../api/wire'
import { givenList, mapped, camelRecord, number } from '../../api/wire'
import { type ListedPage } from './material'

/** If the server does not count the pages, there is one. */
export const materialPage: Read<ListedPage> = mapped(
  camelRecord({ materials: givenList(materialRecord), total: number }),
  ({ materials, total }) => ({ materials, total: Math.max(total, materials.length) }),
)
