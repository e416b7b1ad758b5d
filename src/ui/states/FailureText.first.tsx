import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as failureText from './FailureText'

export const FailureAction: typeof failureText.FailureAction = ({ error }) =>
  error === undefined ? null : leaveToReact()
export const FailureText: typeof failureText.FailureText = leaveToReact
