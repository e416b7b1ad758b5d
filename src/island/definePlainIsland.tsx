import { Fragment } from 'react'
import type { IslandModule } from './IslandModule'
import { mountRoot, type IslandOptions } from './mountRoot'

/** Defines an island without the store and a customer from a React component. */
export const definePlainIsland = ({ Content, ...options }: IslandOptions): IslandModule['island'] => ({
  mount: (host) =>
    mountRoot(host, { ...options, content: <Content container={host.container} />, Around: Fragment }),
})
