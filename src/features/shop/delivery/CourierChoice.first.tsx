import { leaveToReact } from '#ui/lib/leaveToReact'

/** The customer's addresses are asked for by React. */
export const CourierChoice = () => leaveToReact()
