import { materialRecord } from '../../api/generated/records/materialRecord'
import type { Read } from '../../api/wire'
import { givenList, camelRecord, number, pageOf } from '../../api/wire'
import { type ListedPage } from './material'

export const materialPage: Read<ListedPage> = pageOf(
  'materials',
  camelRecord({ materials: givenList(materialRecord), total: number }),
)
