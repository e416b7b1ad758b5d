import { Icon } from './Icon'
import type { IconName } from './lib/icons'

interface BadgeProps {
  icon: IconName
  label: string
  /** No tone is a neutral state: 'Новый', 'На модерации'. */
  tone?: 'active' | 'done' | 'bad'
}

/** A status: an icon and a word, never colour alone. Without a word, which the server may leave out, nothing. */
export function Badge({ icon, label, tone }: BadgeProps) {
  if (label.trim() === '') return null
  return (
    <span className={tone === undefined ? 'badge' : `badge badge--${tone}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
