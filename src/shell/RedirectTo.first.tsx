import { leaveToReact } from '../ui/lib/leaveToReact'
import type * as redirectTo from './RedirectTo'

export const RedirectTo: typeof redirectTo.RedirectTo = leaveToReact
