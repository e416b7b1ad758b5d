import {
  acceptInvite,
  applyAsExpert,
  declineInvite,
  getAchievements,
  getAwards,
  getDocuments,
  getExpertCabinet,
  getInvites,
  getStars,
} from '#api/generated/specialist'
import { readInviteNotifications } from '#api/generated/account'
import { anyText, consents, positive, record, some, text } from '../../http/fields'
import { changedMeanwhile, closed, found, refused } from '../../http/refusal'
import { accept, answer, openTo, type Route } from '../../http/route'
import { themes } from '../../seed/specialist/profile'
import { starsWays } from '../../seed/specialist/practice'
import { specialistOf, type Visitor } from '../../visitor'
import { waitingFor } from './iol'

type Flag =
  'is_experting_available' | 'is_mydocuments_available' | 'is_allowed_order_samples' | 'is_stars_allowed'

/** Returns the records of a section that a flag opens. */
export function openedBy(visitor: Visitor, flag: Flag) {
  const records = specialistOf(visitor)
  if (records.profile.specialist[flag] !== true) throw closed()
  return records
}

/** Returns an invite that may still be answered. */
function openInvite(visitor: Visitor, id: number, now: Date) {
  const invite = found(specialistOf(visitor).invites, id)
  if (invite.status.code !== 'new') throw changedMeanwhile('На это приглашение уже ответили')
  if (invite.expires_at !== null && new Date(invite.expires_at) < now) {
    Object.assign(invite, { status: { code: 'expired', label: 'Срок истёк' } })
    throw changedMeanwhile('Срок приглашения истёк')
  }
  return invite
}

export const practice: Route[] = [
  // This call is open to consumers, too, who have no invites.
  ...openTo('session', [
    answer(readInviteNotifications, ({ visitor }) => {
      for (const invite of visitor.specialist?.invites ?? []) invite.is_read = true
    }),
  ]),
  ...openTo('specialist', [
    answer(getInvites, ({ visitor }) => ({ invites: specialistOf(visitor).invites })),
    answer(acceptInvite, ({ visitor, now, path }) =>
      Object.assign(openInvite(visitor, path.id, now), {
        status: { code: 'accepted', label: 'Принято' },
        is_read: true,
      }),
    ),
    accept(declineInvite, record({ reason: anyText }), ({ visitor, now, path }) =>
      Object.assign(openInvite(visitor, path.id, now), {
        status: { code: 'declined', label: 'Отклонено' },
        is_read: true,
      }),
    ),
    answer(getDocuments, ({ visitor }) => ({
      documents: openedBy(visitor, 'is_mydocuments_available').documents,
    })),
    answer(getAchievements, ({ visitor }) => ({ achievements: specialistOf(visitor).achievements })),
    answer(getAwards, ({ visitor }) => ({ awards: specialistOf(visitor).awards })),
    answer(getStars, ({ visitor }) => {
      const { profile, stars } = openedBy(visitor, 'is_stars_allowed')
      return { balance: profile.specialist.stars ?? 0, operations: stars, ways: starsWays }
    }),
    answer(getExpertCabinet, ({ visitor }) => {
      const { profile } = openedBy(visitor, 'is_experting_available')
      return { expert: profile.specialist.expert, iol_requests: waitingFor(visitor) }
    }),
    accept(
      applyAsExpert,
      record({
        theme_ids: some(positive, 'Выберите хотя бы одну тему'),
        about: text,
        confirm_policy: consents.confirm_policy,
      }),
      ({ visitor }, { theme_ids, about }) => {
        const { profile } = openedBy(visitor, 'is_experting_available')
        const { expert } = profile.specialist
        if (expert && expert.status.code !== 'rejected') throw refused('Заявка уже отправлена')
        profile.specialist.expert = {
          status: { code: 'moderation', label: 'Заявка на рассмотрении' },
          themes: theme_ids.map((id) => found(themes, id)),
          about,
          answers_count: 0,
          since: null,
          reject_reason: null,
        }
      },
    ),
  ]),
]
