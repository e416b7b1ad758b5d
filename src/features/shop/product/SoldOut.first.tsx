import { leaveToReact } from '#ui/lib/leaveToReact'

/** Whether the customer waits for it already is asked for by React. */
export const SoldOut = () => leaveToReact()
