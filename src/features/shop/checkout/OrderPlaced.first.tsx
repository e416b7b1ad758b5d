import { leaveToReact } from '#ui/lib/leaveToReact'

/** No order has been placed before React. */
export const OrderPlaced = () => leaveToReact()
