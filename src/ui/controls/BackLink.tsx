import { use, useLayoutEffect } from 'react'
import { TextLink } from './TextLink'
import { HeadContext } from '../lib/HeadContext'

interface BackLinkProps {
  /** A path inside the cabinet. */
  to: string
  /** The heading of the view: 'Заказ № 48213'. */
  title?: string | undefined
  children: string
}

/** The way back from a view within a section. The header draws it, so that there are not two of them. */
export function BackLink({ to, title, children }: BackLinkProps) {
  const onHead = use(HeadContext)
  useLayoutEffect(() => {
    onHead?.({ title, back: { path: to, title: children } })
    return () => onHead?.(undefined)
  }, [onHead, to, title, children])
  return onHead ? null : (
    <div>
      <TextLink to={to} before="left">
        {children}
      </TextLink>
    </div>
  )
}
