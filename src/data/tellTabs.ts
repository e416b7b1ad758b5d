import { isOutdated } from '../domain/ApiError'
import { tellOtherTabs } from '../host/customer/otherTabs'
import type { MutationLifecycle } from '../api/api'
import type { SHARED } from '../api/otherTabs'

type Shared = keyof typeof SHARED

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
