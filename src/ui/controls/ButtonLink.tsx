import type { ReactNode } from 'react'
import { Anchor, type Target } from './Anchor'
import { buttonClass, type ButtonLook } from '../lib/buttonClass'

type ButtonLinkProps = Target & ButtonLook & { onClick?: () => void; children: ReactNode }

/** Link that looks like a button; for navigation, not for actions. */
export function ButtonLink({ variant, small, wide, children, ...target }: ButtonLinkProps) {
  return (
    <Anchor {...target} part="button" className={buttonClass({ variant, small, wide })}>
      {children}
    </Anchor>
  )
}
