import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'

export type NoticeTone = 'info' | 'done' | 'bad'

const ICON_OF: Record<NoticeTone, IconName> = { info: 'info', done: 'check', bad: 'alert' }
// Failures are announced at once (alert), successes politely (status), permanent notices not at all.
const ROLE_OF = { info: undefined, done: 'status', bad: 'alert' } as const

interface NoticeProps {
  tone?: NoticeTone
  icon?: IconName
  children: ReactNode
}

export function Notice({ tone = 'info', icon = ICON_OF[tone], children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={ROLE_OF[tone]}>
      <Icon name={icon} />
      <div className="stack stack--tight">{children}</div>
    </div>
  )
}
