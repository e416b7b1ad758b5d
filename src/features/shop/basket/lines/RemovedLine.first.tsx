import { leaveToReact } from '#ui/lib/leaveToReact'

/** Nothing is removed before React. */
export const RemovedLine = () => leaveToReact()
