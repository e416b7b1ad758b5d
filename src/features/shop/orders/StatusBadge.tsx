import type { Status } from '#domain/Status'
import { Badge } from '#ui/Badge'
import { lookOf } from './orderAppearance'

export function StatusBadge({ status: { code, label } }: { status: Status }) {
  return <Badge {...lookOf(code)} label={label} />
}
