import { Icon } from './Icon'
import type { IconName } from './lib/icons'

interface BadgeProps {
  icon: IconName
  label: string
  /** Omitted for a neutral state: 'Новый', 'На модерации'. */
  tone?: 'active' | 'done' | 'bad'
}

/**
 * Status: an icon and a text, never colour alone. It renders nothing without a text, which the server may
 * omit.
 */
export function Badge({ icon, label, tone }: BadgeProps) {
  if (label.trim() === '') return null
  return (
    <span className={tone === undefined ? 'badge' : `badge badge--${tone}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
