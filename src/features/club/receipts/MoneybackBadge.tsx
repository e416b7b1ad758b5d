import type { Status } from '../../../domain/Status'
import { Badge } from '../../../ui/Badge'

/** How a request for money back stands. An unknown state is still on its way. */
export function MoneybackBadge({ code, label }: Status) {
  if (label === '') return null
  if (code === 'paid' || code === 'approved') return <Badge icon="check" tone="done" label={label} />
  if (code === 'rejected') return <Badge icon="alert" tone="bad" label={label} />
  return <Badge icon="clock" label={label} />
}
