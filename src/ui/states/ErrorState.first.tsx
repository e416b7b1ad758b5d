import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as errorState from './ErrorState'

export const ErrorState: typeof errorState.ErrorState = leaveToReact
export const RetryButton: typeof errorState.RetryButton = leaveToReact
