import { createContext, type ComponentType, type ReactNode } from 'react'

interface LinkProps {
  to: string
  className?: string
  part?: string
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** What the cabinet lends of its router; the other islands have none, and do not load it. */
export interface Router {
  Link: ComponentType<LinkProps>
  usePath: () => string
}

export const RouterContext = createContext<Router | undefined>(undefined)
