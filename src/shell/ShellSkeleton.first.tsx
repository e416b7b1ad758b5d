import { leaveToReact } from '../ui/lib/leaveToReact'
import type * as skeleton from './ShellSkeleton'

/** The loader's outline is already shown. */
export const ShellSkeleton: typeof skeleton.ShellSkeleton = leaveToReact
