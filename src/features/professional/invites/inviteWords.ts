import type { StatusLooks } from '#ui/Badge'
import { lookup } from '#domain/lookup'
import type { Invite } from '#data/invites/invite'

const KINDS: Record<string, string> = {
  event: 'Мероприятие',
  training: 'Обучение',
  academy: 'Вечерняя академия',
  expert: 'Кабинет эксперта',
}

/** Returns the kind of an invite in words; undefined for an unknown kind. */
export const kindInWords = ({ kind }: Pick<Invite, 'kind'>): string | undefined => lookup(KINDS, kind)

const OPENINGS: Record<string, string> = {
  event: 'Открыть мероприятие',
  training: 'Открыть обучение',
  academy: 'Открыть занятие',
  expert: 'Открыть кабинет эксперта',
}

/** Returns the text of the link to what the invite is about. */
export const openInWords = ({ kind }: Pick<Invite, 'kind'>): string => lookup(OPENINGS, kind) ?? 'Открыть'

export const INVITE_LOOKS: StatusLooks = {
  new: { icon: 'bell', tone: 'active' },
  accepted: { icon: 'check', tone: 'done' },
  declined: { icon: 'close', tone: 'bad' },
  expired: { icon: 'clock' },
}
