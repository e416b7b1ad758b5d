import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as failureText from './FailureText'

export const SignIn: typeof failureText.SignIn = ({ error }) => (error === undefined ? null : leaveToReact())
export const FailureText: typeof failureText.FailureText = leaveToReact
