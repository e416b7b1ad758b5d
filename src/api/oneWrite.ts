import { coreModuleName, type CoreModule, type Module } from '@reduxjs/toolkit/query/react'
import { customerEpoch } from '../host/customer/customer'
import { customerOfAction } from './customer/customerOfAction'

/** The fields of RTK's `initiate` result that are used here. */
interface Write extends Promise<unknown> {
  abort: (reason?: string) => void
}

type Thunk = (dispatch: unknown, ...store: unknown[]) => Write
interface Endpoint {
  initiate: (argument: unknown, options?: { fixedCacheKey?: string }) => Thunk
}

/** The write of a store that was started last, while it is pending. */
let latest: { intent: string; dispatch: unknown; write: Write } | undefined

const intentOf = (endpoint: string, argument: unknown): string =>
  `${customerEpoch()} ${endpoint} ${JSON.stringify(argument)}`

/**
 * Ensures that presses start one write: a request equal to the pending write gets that write, however many
 * presses arrive in one tick (contract 5.7). After a different write it is a new one: 'on', 'off', 'on' are
 * three.
 */
function oneAtATime(name: string, initiate: Endpoint['initiate']): Endpoint['initiate'] {
  return (argument, options) =>
    (dispatch, ...store) => {
      const intent = intentOf(name, argument)
      if (latest?.intent === intent && latest.dispatch === dispatch) return latest.write
      const write = initiate(argument, options)(dispatch, ...store)
      const own = { intent, dispatch, write }
      latest = own
      const end = () => {
        if (latest === own) latest = undefined
      }
      write.then(end, end)
      const { abort } = write
      // An aborted write is not shared, because it will not be done.
      write.abort = (reason) => {
        end()
        abort(reason)
      }
      // Its first call may come later, from a queue, when nothing tells whose it is (contract 5.8).
      if (customerOfAction() !== customerEpoch()) write.abort()
      return write
    }
}

/**
 * An RTK Query module that prevents duplicate writes; it has to precede the module that creates the hooks.
 */
export const oneWrite: Module<CoreModule> = {
  name: coreModuleName,
  init: (api) => ({
    injectEndpoint(name, definition) {
      const type: string = definition.type
      if (type !== 'mutation') return
      const endpoint = (api.endpoints as unknown as Record<string, Endpoint>)[name]
      if (endpoint) endpoint.initiate = oneAtATime(name, endpoint.initiate)
    },
  }),
}
