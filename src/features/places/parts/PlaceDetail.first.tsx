import { leaveToReact } from '#ui/lib/leaveToReact'

/** No place has been opened before React. */
export const PlaceDetail = () => leaveToReact()
