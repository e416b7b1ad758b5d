import { Icon } from './Icon'
import type { IconName } from './lib/icons'

interface BadgeProps {
  icon: IconName
  label: string
  /** Left out for a neutral state: 'Новый', 'На модерации'. */
  tone?: 'active' | 'done' | 'bad'
}

/**
 * Status: an icon and a word, never colour alone. It draws nothing without a word, which the server may leave
 * out.
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
