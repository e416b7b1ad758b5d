import { leaveToReact } from '#ui/lib/leaveToReact'
import type * as unavailable from './Unavailable'

export const Unavailable: typeof unavailable.Unavailable = leaveToReact
