import { formatDate } from '#domain/dates/dates'
import { candidateKey } from '#data/reviews/candidate'
import { useProfileQuery } from '#data/profile/profileApi'
import { LoadedCard } from '#ui/LoadedCard'
import { TextLink } from '#ui/controls/TextLink'
import { useReviewables } from './useReviewables'

/** Number of candidates in the card. */
const SHOWN = 2

/** Lists the newest visits, selections and purchases without a review; each link opens the review form. */
export function ReviewCard() {
  const query = useReviewables()
  const { data: profile } = useProfileQuery()
  return (
    <LoadedCard
      isOptional
      title="Ждут вашего отзыва"
      foot={
        <TextLink to="/feedback/" after="right">
          Мои отзывы
        </TextLink>
      }
      query={query}
      failure="Отзывы не загрузились"
      skeleton={{ label: 'Загружаем, о чём можно написать', heights: [48, 48] }}
    >
      {(all) => (
        <>
          {profile?.isBonusPointsForReviewAvailable === true && (
            <p className="small soft">За отзыв, который прошёл проверку, начислим баллы.</p>
          )}
          <ul className="list">
            {all.slice(0, SHOWN).map((candidate) => (
              <li key={candidateKey(candidate)} className="item">
                <span className="item__main">
                  <span>{candidate.title}</span>
                  <span className="small soft">{formatDate(candidate.at)}</span>
                </span>
                <TextLink
                  to={`/feedback/?review=${encodeURIComponent(candidateKey(candidate))}`}
                  after="right"
                >
                  Написать<span className="visually-hidden"> отзыв: {candidate.title}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </LoadedCard>
  )
}
