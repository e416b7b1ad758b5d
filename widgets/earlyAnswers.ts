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

/** Milliseconds that the first drawing waits for an answer that is on its way: it is then the content, and no skeleton. */
const FIRST_DRAWING_WAIT_MS = 300

/**
 * Takes an answer that the loader has asked for over before React is there. What fails is left to the page: a failure
 * is not kept, and would be asked for once more.
 */
export async function takeEarlyAnswer<Arg>(path: string, query: Query<Arg>, arg: Arg): Promise<void> {
  if (await isEarlyGood({ path })) await store.dispatch(query.initiate(arg, withoutSubscription))
}

/** Ends with the work, or when the first drawing has waited long enough. */
export const waitBriefly = (work: Promise<unknown>): Promise<unknown> =>
  waitAtMost(FIRST_DRAWING_WAIT_MS, work)
