import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { withoutSubscription } from './withoutSubscription'

type Options = typeof withoutSubscription & { forceRefetch?: true }

type Initiate = (
  arg: unknown,
  options: Options,
) => ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>

/** Returns the endpoint of a query by name, once the chunk that injects it has loaded. */
export const endpointNamed = (name: string): { initiate: Initiate } | undefined =>
  (api.endpoints as Record<string, { initiate: Initiate } | undefined>)[name]
