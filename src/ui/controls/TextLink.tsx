import type { ReactNode } from 'react'
import { Anchor, type Target } from './Anchor'
import { Icon } from '../Icon'
import type { IconName } from '../lib/icons'

type TextLinkProps = Target & {
  before?: IconName
  after?: IconName
  onClick?: () => void
  children: ReactNode
}

/** A standalone link: 'История баллов ›'. A link that opens a new tab has an icon for it. */
export function TextLink({ before, after, children, ...target }: TextLinkProps) {
  const trailing = target.newTab === true ? 'ext' : after
  return (
    <Anchor {...target} className="link">
      {before !== undefined && <Icon name={before} size={20} />}
      {children}
      {trailing !== undefined && <Icon name={trailing} size={20} />}
    </Anchor>
  )
}
