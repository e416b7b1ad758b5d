import type { Status } from '#domain/Status'
import { Badge } from '#ui/Badge'

const DONE = ['accepted', 'approved', 'paid']

/**
 * Shows the state of a receipt or of a request for money back. An unknown state counts as still under way.
 */
export function StatusBadge({ code, label }: Status) {
  if (label === '') return null
  if (DONE.includes(code)) return <Badge icon="check" tone="done" label={label} />
  if (code === 'rejected') return <Badge icon="alert" tone="bad" label={label} />
  return <Badge icon="clock" label={label} />
}
