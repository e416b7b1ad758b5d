import { lookup } from '#domain/lookup'
import type { IconName } from '#ui/lib/icons'

interface Look {
  icon: IconName
  tone?: 'active' | 'done' | 'bad'
}
const LOOKS: Record<string, Look> = {
  registered: { icon: 'check', tone: 'done' },
  attended: { icon: 'check', tone: 'done' },
  waiting: { icon: 'clock', tone: 'active' },
  cancelled: { icon: 'close' },
}

/** Returns how a registration looks; one that is not known is told by its label alone. */
export const registrationLook = (code: string): Look => lookup(LOOKS, code) ?? { icon: 'info' }
