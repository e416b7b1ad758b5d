import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as failedLine from './FailedLine'

export const FailedLine: typeof failedLine.FailedLine = leaveToReact
