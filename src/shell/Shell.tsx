import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { isUnder } from '../host/page/pageAddress'
import { completeAddress, routerWindow } from '../host/page/routerHistory'
import { RouterContext } from '../ui/lib/RouterContext'
import { TextLink } from '../ui/controls/TextLink'
import { isMenuHidden } from './lib/isMenuHidden'
import { router } from './router'

interface ShellProps {
  /** Starts and ends with a slash: '/personal/'. */
  basePath: string
  /** The key of the page configuration that contains it: 'profileUrl'. */
  setting: string
  /** The text of the link that opens the cabinet from other pages. */
  wayIn: string
  container: HTMLElement
  children: (menuIsHidden: boolean) => ReactNode
}

function onPopState(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/**
 * A cabinet with a router under its base path. Back and Forward may lead to an address that the page itself
 * has pushed, and from there into the cabinet again.
 */
export function Shell({ basePath, setting, wayIn, container, children }: ShellProps) {
  const isInside = useSyncExternalStore(onPopState, () => isUnder(basePath))
  if (!isInside) return <OutsideShell {...{ basePath, setting, wayIn }} />
  completeAddress(basePath)
  return (
    <BrowserRouter basename={basePath} window={routerWindow(basePath)}>
      <RouterContext value={router}>{children(isMenuHidden(container))}</RouterContext>
    </BrowserRouter>
  )
}

function OutsideShell({ basePath, setting, wayIn }: Pick<ShellProps, 'basePath' | 'setting' | 'wayIn'>) {
  useEffect(() => {
    console.warn(`[lens-widgets] the cabinet works only under ${basePath} (pageConfig.${setting})`)
  }, [basePath, setting])
  return (
    <TextLink href={basePath} after="right">
      {wayIn}
    </TextLink>
  )
}
