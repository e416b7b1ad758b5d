import { formatDate } from '#domain/dates/dates'
import type { FriendsReview } from '#data/friends/friends'
import { useFriendsReviewsQuery } from '#data/friends/friendsApi'
import { Anchor } from '#ui/controls/Anchor'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { PointsAmount } from '#parts/PointsAmount'
import { ShowMore } from '#ui/controls/ShowMore'
import { Stars } from '#ui/Stars'
import { ModerationBadge } from './stories/ModerationBadge'
import { addressOf } from './application/links'

/** Lists the reviews that the customer has sent as a member of the club, with status and points. */
export function FriendsReviewsCard() {
  const query = useFriendsReviewsQuery()
  return (
    <LoadedCard
      title="Отправленные отзывы"
      query={query}
      failure="Отзывы не загрузились"
      skeleton={{ label: 'Загружаем отзывы', heights: [24, 16, 48] }}
      empty={<EmptyNote>Отзывов пока нет. Первый можно отправить выше.</EmptyNote>}
    >
      {(reviews) => (
        <ShowMore items={reviews} step={5} keyOf={({ id }) => id}>
          {(review) => <ReviewItem review={review} />}
        </ShowMore>
      )}
    </LoadedCard>
  )
}

function ReviewItem({ review }: { review: FriendsReview }) {
  const { title, rating, text, createdAt, status, rejectReason, points, links, answer } = review
  return (
    <article className="friends__review">
      <div className="row">
        <h3>{title || 'Отзыв'}</h3>
        <ModerationBadge status={status} />
        {points > 0 && <PointsAmount value={points} />}
      </div>
      <div className="row">
        <Stars value={rating} />
        {createdAt !== null && <span className="small soft">{formatDate(createdAt)}</span>}
      </div>
      {text !== '' && <p className="friends__text">{text}</p>}
      {links.length > 0 && (
        <ul className="small">
          {links.map((link, index) => (
            <li key={index}>
              <Anchor href={addressOf(link)} newTab>
                {link}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {rejectReason !== null && rejectReason !== '' && <p>Причина: {rejectReason}</p>}
      {answer && <p className="soft">Ответ магазина: {answer.text}</p>}
    </article>
  )
}
