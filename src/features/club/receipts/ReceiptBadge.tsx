import type { Status } from '#domain/Status'
import { StatusBadge, type StatusLooks } from '#ui/Badge'

const DONE = { icon: 'check', tone: 'done' } as const
const LOOKS: StatusLooks = {
  accepted: DONE,
  approved: DONE,
  paid: DONE,
  rejected: { icon: 'alert', tone: 'bad' },
}

/** Shows the state of a receipt or of a request for money back; an unknown one is still under way. */
export const ReceiptBadge = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={LOOKS} unknown="clock" />
)
