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

/** How a status looks; one that we do not know is shown by its label alone. */
export const lookOf = (code: string): Look => lookup(LOOKS, code) ?? { icon: 'file' }
