import type { Schemas } from './http/contract'
import { stamp } from './dates'
import type { Visitor } from './visitor'

/** Points for an accepted story. */
const storyPoints = 150

const REASON = 'Расскажите подробнее и добавьте своё фото'

/**
 * Moves the moderation on after an answer has shown it: the next answer shows the decision. A test sees both
 * without waiting.
 */
export function moderateApplication(visitor: Visitor): void {
  const { application, moderation } = visitor
  if (application?.status.code !== 'moderation' || moderation === 'waits') return
  visitor.application =
    moderation === 'approves'
      ? { ...application, status: { code: 'approved', label: 'Заявка принята' } }
      : {
          ...application,
          status: { code: 'rejected', label: 'Заявка отклонена' },
          reject_reason: 'Добавьте ссылку на страницу, где вы пишете',
        }
}

export function moderateStories(visitor: Visitor, now: Date): void {
  if (visitor.moderation === 'waits') return
  visitor.stories = visitor.stories.map((story) =>
    story.status.code === 'moderation' ? decided(story, visitor.moderation, now) : story,
  )
}

function decided(story: Schemas['Story'], moderation: Visitor['moderation'], now: Date): Schemas['Story'] {
  return moderation === 'approves'
    ? {
        ...story,
        status: { code: 'approved', label: 'Принята' },
        published_at: stamp(now),
        reject_reason: null,
        points: storyPoints,
      }
    : { ...story, status: { code: 'rejected', label: 'Отклонена' }, reject_reason: REASON }
}
