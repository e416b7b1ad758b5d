import { useTransition, type ComponentProps, type PointerEvent } from 'react'
import { Link as RouterLink, useHref, useLocation } from 'react-router-dom'
import { linkInto } from '../host/page/links'
import { classes } from '../ui/lib/classes'
import type { Router } from '../ui/lib/RouterContext'
import { usePoint } from './lib/PointedAt'

type LinkProps = ComponentProps<typeof RouterLink> & { to: string; className?: string }

/**
 * A link to a page of the cabinet. It shows at once that it was pressed: the page itself renders in a
 * transition, which takes a while on a slow phone. React ends the transitions of one event together, this one
 * with that of the router.
 */
export const Link = BEFORE_REACT ? PlainLink : PendingLink

function PlainLink({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={linkInto(to, useHref('/'))} />
}

function PendingLink({ to, className, onClick, ...rest }: LinkProps) {
  const basePath = useHref('/')
  const [isPending, startTransition] = useTransition()
  const point = usePoint()
  const onPointed = () => point(to)
  const onLeft = () => point(undefined)
  // A touch pointer leaves before its click fires.
  const onPointerLeft = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onLeft()
  }
  return (
    <RouterLink
      {...rest}
      to={linkInto(to, basePath)}
      className={classes(className, isPending && 'is-pending') || undefined}
      onPointerEnter={onPointed}
      onPointerLeave={onPointerLeft}
      onPointerCancel={onLeft}
      onFocus={onPointed}
      onBlur={onLeft}
      onClick={(event) => {
        onClick?.(event)
        startTransition(() => undefined)
      }}
    />
  )
}

/** The parts of the router that the cabinet's screens may use. */
export const router: Router = { Link, usePath: () => useLocation().pathname }
