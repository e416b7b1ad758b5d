import { lookup } from '../domain/lookup'
import type { Status } from '../domain/Status'
import { Icon } from './Icon'
import type { IconName } from './lib/icons'

interface StatusLook {
  icon: IconName
  /** Omitted for a neutral state: 'Новый', 'На модерации'. */
  tone?: 'active' | 'done' | 'bad'
}

interface BadgeProps extends StatusLook {
  label: string
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

/** Icon and tone of each code; and a word, where the server may leave it out. */
export type StatusLooks = Readonly<Record<string, StatusLook & { label?: string }>>

interface StatusBadgeProps {
  status: Status
  looks: StatusLooks
  /** Icon of a code that is not known. */
  unknown?: IconName
}

/** The status of a record, in the server's words; codes may grow (contract 7.6). */
export function StatusBadge({ status: { code, label }, looks, unknown = 'info' }: StatusBadgeProps) {
  const look: StatusLooks[string] = lookup(looks, code) ?? { icon: unknown }
  return <Badge {...look} label={label || (look.label ?? '')} />
}
