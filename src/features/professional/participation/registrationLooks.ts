import type { StatusLooks } from '#ui/Badge'

export const REGISTRATION_LOOKS: StatusLooks = {
  registered: { icon: 'check', tone: 'done' },
  attended: { icon: 'check', tone: 'done' },
  waiting: { icon: 'clock', tone: 'active' },
  cancelled: { icon: 'close' },
}
