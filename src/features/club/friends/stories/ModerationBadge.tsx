import type { Status } from '#domain/Status'
import { lookup } from '#domain/lookup'
import { Badge } from '#ui/Badge'
import type { IconName } from '#ui/lib/icons'

const LOOKS: Record<string, { icon: IconName; tone?: 'done' | 'bad'; label: string }> = {
  draft: { icon: 'file', label: 'Черновик' },
  approved: { icon: 'check', tone: 'done', label: 'Принято' },
  moderation: { icon: 'clock', label: 'На модерации' },
  rejected: { icon: 'alert', tone: 'bad', label: 'Отклонено' },
}

/** Shows the moderator's decision about a story or a review, in the shop's words if it sends some. */
export function ModerationBadge({ status: { code, label } }: { status: Status }) {
  const look = lookup(LOOKS, code)
  return (
    <Badge
      icon={look?.icon ?? 'info'}
      label={label || (look?.label ?? code)}
      {...(look?.tone && { tone: look.tone })}
    />
  )
}
