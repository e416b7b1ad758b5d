import { useTransition, type ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { classes } from '../../src/ui/lib/classes'
import type { Router } from '../../src/ui/lib/RouterContext'

type LinkProps = ComponentProps<typeof RouterLink> & { className?: string }

/**
 * A link to a page of the cabinet. It shows at once that it was pressed: the page itself is drawn in a transition, which
 * takes a slow phone a while. React ends the transitions of one event together, this one with that of the router.
 */
export function Link({ className, onClick, ...rest }: LinkProps) {
  const [isPending, startTransition] = useTransition()
  return (
    <RouterLink
      {...rest}
      className={classes(className, isPending && 'is-pending') || undefined}
      onClick={(event) => {
        onClick?.(event)
        startTransition(() => undefined)
      }}
    />
  )
}

/** What the screens of the cabinet may use of its router. */
export const router: Router = { Link, usePath: () => useLocation().pathname }
