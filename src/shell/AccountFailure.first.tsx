import { leaveToReact } from '../ui/lib/leaveToReact'
import type * as accountFailure from './AccountFailure'

export const AccountFailure: typeof accountFailure.AccountFailure = leaveToReact
