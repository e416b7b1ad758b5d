import { getAccountInfo } from '../../src/api/generated/account'
import { startEarly } from '../../src/api/early'
import { isInProfile } from '../../src/page/address'
import { drawSkeleton } from './skeleton'

/** What the loader does for a cabinet before its chunk is there: the first call, and a place for what comes. */
export function startCabinet(root: ShadowRoot): void {
  if (!isInProfile()) return
  startEarly(getAccountInfo)
  drawSkeleton(root)
}
