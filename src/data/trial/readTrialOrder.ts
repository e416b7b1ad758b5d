import { trialOrderRecordFields } from '../../api/generated/records/trialOrderRecord'
import { orderedLensFields } from '../lenses/readLens'
import type { Read } from '../../api/wire'
import { list, camelRecord, number } from '../../api/wire'
import type { TrialOrder } from './trialOrder'

export const trialOrder: Read<TrialOrder> = camelRecord({
  ...trialOrderRecordFields,
  lenses: list(camelRecord({ ...orderedLensFields, quantity: number })),
})
