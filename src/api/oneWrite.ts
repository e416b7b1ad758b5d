import { coreModuleName, type CoreModule, type Module } from '@reduxjs/toolkit/query/react'
import { customerEpoch } from '../host/customer/customer'

/** What RTK's `initiate` of a mutation returns, as far as it is needed here. */
interface Write extends Promise<unknown> {
  abort: (reason?: string) => void
}

type Thunk = (dispatch: unknown, ...store: unknown[]) => Write
interface Endpoint {
  initiate: (argument: unknown, options?: { fixedCacheKey?: string }) => Thunk
}

/** The write of a store that began last, while it is under way. */
let latest: { intent: string; dispatch: unknown; write: Write } | undefined

const intentOf = (endpoint: string, argument: unknown): string =>
  `${customerEpoch()} ${endpoint} ${JSON.stringify(argument)}`

/**
 * The one guard where a press becomes a write: who asks for the write that is under way gets that one, however many
 * presses a tick brings (contract 5.7). A write that something else was written after is another one: 'on', 'off', 'on'
 * are three.
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
      // What is stopped is not joined: it will not be done.
      write.abort = (reason) => {
        end()
        abort(reason)
      }
      return write
    }
}

/** A module of RTK Query that lets no write begin twice; it goes before the one that makes the hooks. */
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
