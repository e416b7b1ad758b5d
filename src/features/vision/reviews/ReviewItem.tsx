import { formatDate } from '#domain/dates/dates'
import type { Review } from '#data/reviews/review'
import { StatusBadge, type StatusLooks } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { PointsAmount } from '#parts/PointsAmount'
import { Stars } from '#ui/Stars'

interface ReviewItemProps {
  review: Review
  /** Whether no newer review of the same subject has replaced it. */
  isLatest: boolean
  onChange: () => void
}

const LOOKS: StatusLooks = {
  approved: { icon: 'check', tone: 'done', label: 'Опубликован' },
  moderation: { icon: 'clock', label: 'На модерации' },
  rejected: { icon: 'alert', tone: 'bad', label: 'Отклонён' },
}

/** Shows one of the customer's own reviews: its status, the reason of a rejection, and the shop's reply. */
export function ReviewItem({ review, isLatest, onChange }: ReviewItemProps) {
  const { title, rating, text, createdAt, status, rejectReason, points, answer } = review
  return (
    <article className="review">
      <div className="row review__head">
        <h3>{title || 'Отзыв'}</h3>
        <StatusBadge status={status} looks={LOOKS} />
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
      {status.code === 'rejected' && isLatest && review.objectType !== null && review.objectId !== null && (
        <div>
          <Button variant="secondary" small loads onClick={onChange}>
            Исправить<span className="visually-hidden"> отзыв: {title}</span>
          </Button>
        </div>
      )}
    </article>
  )
}
