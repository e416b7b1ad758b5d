import { useTransition, type ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { classes } from '../../src/ui/classes'
import type { Router } from '../../src/ui/RouterContext'

/**
 * A link to a page of the cabinet. It shows at once that it was pressed: the page itself is drawn in a transition, which
 * takes a slow phone a while.
 */
export function Link({ to, className, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const [isPending, startTransition] = useTransition()
  const follow = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      href={useHref(to)}
      className={classes(className, isPending && 'is-pending') || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) startTransition(() => follow(event))
      }}
    >
      {children}
    </a>
  )
}

/** What the screens of the cabinet may use of its router. */
export const router: Router = { Link, usePath: () => useLocation().pathname }
