import { formatDate } from '#domain/dates/dates'
import { lookup } from '#domain/lookup'
import type { Review } from '#data/reviews/review'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import type { IconName } from '#ui/lib/icons'
import { PointsAmount } from '#parts/PointsAmount'
import { Stars } from '#ui/Stars'

interface ReviewItemProps {
  review: Review
  onChange: () => void
}

const LOOKS: Record<string, { icon: IconName; tone?: 'done' | 'bad'; label: string }> = {
  approved: { icon: 'check', tone: 'done', label: 'Опубликован' },
  moderation: { icon: 'clock', label: 'На модерации' },
  rejected: { icon: 'alert', tone: 'bad', label: 'Отклонён' },
}

/** Shows one of the customer's own reviews: its state, the reason of a rejection, and the shop's answer. */
export function ReviewItem({ review, onChange }: ReviewItemProps) {
  const { title, rating, text, createdAt, status, rejectReason, points, answer } = review
  const look = lookup(LOOKS, status.code)
  return (
    <article className="review">
      <div className="row review__head">
        <h3>{title || 'Отзыв'}</h3>
        <Badge
          icon={look?.icon ?? 'info'}
          label={status.label || (look?.label ?? status.code)}
          {...(look?.tone && { tone: look.tone })}
        />
      </div>
      <div className="row">
        <Stars value={rating} />
        {createdAt !== null && <span className="small soft">{formatDate(createdAt)}</span>}
        {points > 0 && <PointsAmount value={points} />}
      </div>
      {text !== '' && <p className="review__text">{text}</p>}
      {rejectReason && <p className="small review__reason">Причина: {rejectReason}</p>}
      {answer && (
        <blockquote className="review__answer">
          <p className="small strong">
            Ответ магазина{answer.createdAt !== null && `, ${formatDate(answer.createdAt)}`}
          </p>
          <p>{answer.text}</p>
        </blockquote>
      )}
      {status.code === 'rejected' && review.objectType !== null && review.objectId !== null && (
        <div>
          <Button variant="secondary" small loads onClick={onChange}>
            Исправить<span className="visually-hidden"> отзыв: {title}</span>
          </Button>
        </div>
      )}
    </article>
  )
}
