import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isEarlyGood } from '../src/api/early'
import { waitAtMost } from '../src/host/waitAtMost'
import { store, type State } from '../src/store/store'
import { withoutSubscription } from '../src/store/withoutSubscription'

interface Query<Arg> {
  initiate: (
    arg: Arg,
    options: typeof withoutSubscription,
  ) => ThunkAction<PromiseLike<unknown>, State, unknown, UnknownAction>
}

/**
 * Milliseconds that the first render waits for a pending answer, so that it shows content instead of a
 * skeleton.
 */
const FIRST_DRAWING_WAIT_MS = 300

/**
 * Puts an answer that the loader has requested into the store before React has loaded. Failures are left to
 * the page: they are not cached, so the page would repeat the request.
 */
export async function takeEarlyAnswer<Arg>(path: string, query: Query<Arg>, arg: Arg): Promise<void> {
  if (await isEarlyGood({ path })) await store.dispatch(query.initiate(arg, withoutSubscription))
}

/** Resolves with the work, or when the first render has waited long enough. */
export const waitBriefly = (work: Promise<unknown>): Promise<unknown> =>
  waitAtMost(FIRST_DRAWING_WAIT_MS, work)
