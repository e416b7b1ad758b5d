import { leaveToReact } from '#ui/lib/leaveToReact'

/** Nothing is unfolded before React. */
export const PromoCodeForm = () => leaveToReact()
