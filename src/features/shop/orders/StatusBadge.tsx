import type { Status } from '../../../domain/Status'
import { Badge } from '../../../ui/Badge'
import { lookOf } from './orderAppearance'

/** Renders nothing for a status without a label. */
export function StatusBadge({ status: { code, label } }: { status: Status }) {
  return label === '' ? null : <Badge {...lookOf(code)} label={label} />
}
