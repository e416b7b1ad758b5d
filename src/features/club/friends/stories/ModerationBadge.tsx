import type { Status } from '#domain/Status'
import { StatusBadge, type StatusLooks } from '#ui/Badge'

const LOOKS: StatusLooks = {
  draft: { icon: 'file', label: 'Черновик' },
  approved: { icon: 'check', tone: 'done', label: 'Принято' },
  moderation: { icon: 'clock', label: 'На модерации' },
  rejected: { icon: 'alert', tone: 'bad', label: 'Отклонено' },
}

/**
 * Shows the moderator's decision about a story or a review; a label that the server sends replaces the
 * default one.
 */
export const ModerationBadge = ({ status }: { status: Status }) => (
  <StatusBadge status={status} looks={LOOKS} />
)
