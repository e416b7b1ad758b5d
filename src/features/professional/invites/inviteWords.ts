import { lookup } from '#domain/lookup'
import type { Invite } from '#data/invites/invite'
import type { IconName } from '#ui/lib/icons'

const KINDS: Record<string, string> = {
  event: 'Мероприятие',
  training: 'Обучение',
  academy: 'Вечерняя академия',
  expert: 'Кабинет эксперта',
}

/** Returns what one is invited to; nothing for a kind that is not known. */
export const kindInWords = ({ kind }: Pick<Invite, 'kind'>): string | undefined => lookup(KINDS, kind)

const OPENINGS: Record<string, string> = {
  event: 'Открыть мероприятие',
  training: 'Открыть обучение',
  academy: 'Открыть занятие',
  expert: 'Открыть кабинет эксперта',
}

/** Returns what leads to what one is invited to. */
export const openInWords = ({ kind }: Pick<Invite, 'kind'>): string => lookup(OPENINGS, kind) ?? 'Открыть'

interface Look {
  icon: IconName
  tone?: 'active' | 'done' | 'bad'
}
const LOOKS: Record<string, Look> = {
  new: { icon: 'bell', tone: 'active' },
  accepted: { icon: 'check', tone: 'done' },
  declined: { icon: 'close', tone: 'bad' },
  expired: { icon: 'clock' },
}

/** Returns how a status looks; a code that is not known is told by its label alone. */
export const lookOf = (code: string): Look => lookup(LOOKS, code) ?? { icon: 'info' }
