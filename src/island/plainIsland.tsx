import { Fragment } from 'react'
import type { IslandModule } from './IslandModule'
import { mountRoot, type IslandOptions } from './mountRoot'

/** Makes a React component an island that asks the shop for nothing: it needs no store, and no customer. */
export const createPlainIsland = ({ Content, ...options }: IslandOptions): IslandModule['island'] => ({
  mount: (host) =>
    mountRoot(host, { ...options, content: <Content container={host.container} />, Around: Fragment }),
})
