import { Fragment } from 'react'
import type { IslandModule, IslandPrerender } from './IslandModule'
import { mountRoot, type IslandOptions } from './mountRoot'

interface PlainIslandOptions extends IslandOptions {
  /** Also draws it before React, where `src/prerender/definePlainIsland.ts` reads this; false where React does. */
  prerender?: Pick<IslandPrerender, 'name'> | false
}

/** Defines an island without the store and a customer from a React component. */
export const definePlainIsland = ({ Content, ...options }: PlainIslandOptions): IslandModule['island'] => ({
  mount: (host) =>
    mountRoot(host, { ...options, content: <Content container={host.container} />, Around: Fragment }),
})
