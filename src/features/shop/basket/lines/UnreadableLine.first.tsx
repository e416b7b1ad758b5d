import { leaveToReact } from '#ui/lib/leaveToReact'

/** What cannot be read is left to React, with all else. */
export const UnreadableLine = () => leaveToReact()
