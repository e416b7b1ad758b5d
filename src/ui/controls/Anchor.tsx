import { use, type ReactNode } from 'react'
import { safeHref } from '../../domain/safeHref'
import { profileUrl } from '../../host/page/config'
import { linkTo } from '../../host/page/links'
import { RouterContext } from '../lib/RouterContext'

/**
 * `to` is a path inside the cabinet, `href` any other address; an unsafe address is rendered as plain text.
 */
export type Target =
  | { to: string; href?: never; newTab?: never }
  | { href: string | null | undefined; newTab?: boolean; to?: never }

type AnchorProps = Target & {
  className?: string
  part?: string
  /** Set inside a field's label: the link's hidden text must not become part of the field's name. */
  inLabel?: boolean
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** Inline link without styles of its own. */
export function Anchor({ to, href, newTab = false, inLabel = false, children, ...rest }: AnchorProps) {
  const Link = use(RouterContext)?.Link
  if (to !== undefined) {
    return Link ? (
      <Link to={to} {...rest}>
        {children}
      </Link>
    ) : (
      <a href={linkTo(profileUrl().slice(0, -1) + to)} {...rest}>
        {children}
      </a>
    )
  }
  const safe = safeHref(href)
  if (safe === undefined) return <span>{children}</span>
  return newTab ? (
    <a
      href={linkTo(safe)}
      target="_blank"
      rel="noopener noreferrer"
      title={inLabel ? 'Откроется в новой вкладке' : undefined}
      {...rest}
    >
      {children}
      {!inLabel && <span className="visually-hidden"> откроется в новой вкладке</span>}
    </a>
  ) : (
    <a href={linkTo(safe)} {...rest}>
      {children}
    </a>
  )
}
