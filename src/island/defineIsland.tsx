import { Fragment, type ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { checkCustomer } from '../host/customer/customer'
import { followSession } from '../host/customer/session'
import { confirmCustomer } from '../store/confirmCustomer'
import type { State } from '../store/store'
import { store } from '../store/store'
import type { IslandModule, IslandPrerender } from './IslandModule'
import { mountRoot, type IslandOptions } from './mountRoot'
import { takeAnswers } from './preloadShownAnswers'

interface CustomerIslandOptions extends IslandOptions {
  /** Also draws it before React, where `src/prerender/defineIsland.ts` reads this; false where React does. */
  prerender?: IslandPrerender | false
  open?: (options?: unknown) => Promise<void>
}

/** Defines an island with the shared store by a React component; it is remounted for another customer. */
export function defineIsland({
  Content,
  open,
  prepare,
  settle = takeDrawnAnswers,
  ...options
}: CustomerIslandOptions): IslandModule['island'] {
  return {
    async mount(host) {
      followSession()
      const confirmed = confirmCustomer()
      const content = (
        <OfOneCustomer>
          <Content container={host.container} />
        </OfOneCustomer>
      )
      const mounted = await mountRoot(host, {
        ...options,
        prepare: () => Promise.all([confirmed, prepare?.(host)]),
        settle: (root) => settleForCustomer(settle(root)),
        content,
        Around: WithStore,
      })
      return { ...mounted, ...(open && { open }) }
    },
  }
}

/** Waits until React can render an island as it was rendered before React, whole or in parts. */
const takeDrawnAnswers = (root: ShadowRoot): Promise<unknown> | undefined =>
  root.querySelector('.lens') ? takeAnswers(root) : undefined

/**
 * Checks the customer before the first render: the token may have changed since the mount, and the store may be an
 * earlier customer's.
 */
function settleForCustomer(settling: Promise<unknown> | undefined): Promise<unknown> | undefined {
  if (settling) return settling.then(checkCustomer)
  checkCustomer()
  return undefined
}

const WithStore = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>

/** Remounts its children for another customer, so that no component keeps state of the earlier one. */
function OfOneCustomer({ children }: { children: ReactNode }) {
  const customer = useSelector<State, number | null>(({ session }) => session.customer)
  return customer === null ? null : <Fragment key={customer}>{children}</Fragment>
}
