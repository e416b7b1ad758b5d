import type { Status } from '#domain/Status'
import { StatusBadge, type StatusLooks } from '#ui/Badge'

const DONE = { icon: 'check', tone: 'done' } as const
const LOOKS: StatusLooks = {
  accepted: DONE,
  approved: DONE,
  paid: DONE,
  rejected: { icon: 'alert', tone: 'bad' },
}

/** Shows the status of a receipt or a refund request; an unknown status looks like one in progress. */
export const ReceiptBadge = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={LOOKS} unknown="clock" />
)
