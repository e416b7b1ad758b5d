import type { Status } from '../../../domain/Status'
import { Badge } from '../../../ui/Badge'
import { lookOf } from './orderAppearance'

/** A status without a label has nothing to say. */
export function StatusBadge({ status: { code, label } }: { status: Status }) {
  return label === '' ? null : <Badge {...lookOf(code)} label={label} />
}
