import type { UnknownAction } from '@reduxjs/toolkit'
import { isOutdated } from '../domain/ApiError'
import { onOtherTabTold, tellOtherTabs } from '../host/customer/otherTabs'
import { api, type MutationLifecycle } from './api'

/** What the tabs of one customer share, and the tags of the data that change with it. */
const SHARED = {
  basket: ['Basket', 'BasketContents'],
  // The server stores one place per customer, so another tab has to save its own place again before it orders.
  delivery: ['Address'],
  // Prices, points and delivery methods depend on the city.
  city: ['City', 'Basket'],
} as const

type Shared = keyof typeof SHARED

/** Returns the tags of the data that change with what the tabs share. */
export const tagsOf = <Changed extends Shared>(changed: Changed): (typeof SHARED)[Changed] => SHARED[changed]

/** Tells the other tabs that what they share has changed, or may have. */
export const tellTabsOf = (changed: Shared): void => tellOtherTabs(changed)

/** Returns an `onQueryStarted` that tells the other tabs of a write, unless it has certainly changed nothing. */
export const tellsTabsOf =
  (changed: Shared) =>
  (_: unknown, { queryFulfilled }: MutationLifecycle): void =>
    void queryFulfilled.then(
      () => tellTabsOf(changed),
      (failure: unknown) => {
        if (isOutdated((failure as { error: unknown }).error)) tellTabsOf(changed)
      },
    )

/** Refetches what another tab has changed. */
export function followOtherTabs({ dispatch }: { dispatch: (action: UnknownAction) => unknown }): void {
  for (const changed of Object.keys(SHARED) as Shared[])
    onOtherTabTold(changed, () => void dispatch(api.util.invalidateTags([...tagsOf(changed)])))
}
