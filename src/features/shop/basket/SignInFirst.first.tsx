import { leaveToReact } from '#ui/lib/leaveToReact'

/** Failures are left to React. */
export const SignInFirst = () => leaveToReact()
