import { lookup } from '#domain/lookup'
import type { IconName } from '#ui/lib/icons'

interface Look {
  icon: IconName
  tone?: 'active' | 'done' | 'bad'
}

const underWay: Look = { icon: 'box', tone: 'active' }
const arrived: Look = { icon: 'check', tone: 'done' }

const LOOKS: Partial<Record<string, Look>> = {
  accepted: underWay,
  processing: underWay,
  packed: underWay,
  in_transit: underWay,
  ready: underWay,
  delivered: arrived,
  received: arrived,
  cancelled: { icon: 'close', tone: 'bad' },
}

/** Returns icon and tone of a status; an unknown status is shown by its label and a plain icon. */
export const lookOf = (code: string): Look => lookup(LOOKS, code) ?? { icon: 'file' }
