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

/** The back link of a view within a section. The header renders it, so that there is only one. */
export const BackLink = BEFORE_REACT ? EarlyBackLink : LiveBackLink

/** Sets the header during the rendering, because no effect runs before React. */
function EarlyBackLink({ to, title, children }: BackLinkProps) {
  use(HeadContext)?.({ title, back: { path: to, title: children } })
  return null
}

function LiveBackLink({ to, title, children }: BackLinkProps) {
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
