import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'

/** Short note about points: '240 баллов сгорят 30 ноября'. */
export function Chip({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="chip">
      <Icon name={icon} size={20} />
      {children}
    </p>
  )
}
