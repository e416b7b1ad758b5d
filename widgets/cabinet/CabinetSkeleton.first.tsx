import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as skeleton from './CabinetSkeleton'

/** The loader's outline is there already. */
export const CabinetSkeleton: typeof skeleton.CabinetSkeleton = leaveToReact
