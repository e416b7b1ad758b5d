import { suggest } from '../../api/generated/records/suggest'
import type { Suggest } from '../../domain/suggestions'
import type { Read } from '../../api/wire'
import { inside, givenList } from '../../api/wire'

export const suggests: Read<Suggest[]> = inside('suggests', givenList(suggest))
