import { startEarly } from '../../src/api/early'
import { getSpecialistProfile } from '../../src/api/generated/specialist'
import { specialistUrl } from '../../src/host/page/config'
import { isUnder } from '../../src/host/page/pageAddress'
import { drawOutline } from '../../src/shell/lib/drawOutline'

/** Prepares the specialist's cabinet in the loader, before its chunk has loaded. */
export function startSpecialist(root: ShadowRoot): void {
  if (!isUnder(specialistUrl())) return
  void startEarly(getSpecialistProfile)
  drawOutline(root)
}
