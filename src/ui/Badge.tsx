import { Icon } from './Icon'
import type { IconName } from './icons'

interface BadgeProps {
  icon: IconName
  label: string
  /** No tone is a neutral state: 'Новый', 'На модерации'. */
  tone?: 'active' | 'done' | 'bad'
}

/** A state: never by colour alone, always with an icon and a word. */
export function Badge({ icon, label, tone }: BadgeProps) {
  return (
    <span className={tone === undefined ? 'badge' : `badge badge--${tone}`}>
      <Icon name={icon} size={16} />
      {label}
    </span>
  )
}
