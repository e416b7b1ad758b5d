import { leaveToReact } from '#ui/lib/leaveToReact'

/** Nothing is drawn before the basket is there. */
export const BasketSkeleton = () => leaveToReact()
