import { leaveToReact } from '#ui/lib/leaveToReact'

/** No point has been opened before React. */
export const PointDetail = () => leaveToReact()
