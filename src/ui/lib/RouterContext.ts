import { createContext, type ComponentType, type ReactNode } from 'react'

interface LinkProps {
  to: string
  className?: string
  part?: string
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** The parts of the cabinet's router that `ui` uses; the other islands have no router and do not load it. */
export interface Router {
  Link: ComponentType<LinkProps>
  usePath: () => string
}

export const RouterContext = createContext<Router | undefined>(undefined)
