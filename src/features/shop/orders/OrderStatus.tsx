import type { Status } from '#domain/Status'
import { StatusBadge, type StatusLooks } from '#ui/Badge'

const UNDER_WAY = { icon: 'box', tone: 'active' } as const
const ARRIVED = { icon: 'check', tone: 'done' } as const

const LOOKS: StatusLooks = {
  accepted: UNDER_WAY,
  processing: UNDER_WAY,
  packed: UNDER_WAY,
  in_transit: UNDER_WAY,
  ready: UNDER_WAY,
  delivered: ARRIVED,
  received: ARRIVED,
  cancelled: { icon: 'close', tone: 'bad' },
}

export const OrderStatus = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={LOOKS} unknown="file" />
)
