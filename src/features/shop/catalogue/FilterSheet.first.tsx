import { leaveToReact } from '#ui/lib/leaveToReact'

/** No sheet has been opened before React. */
export const FilterSheet = () => leaveToReact()
