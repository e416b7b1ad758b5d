import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Review } from '#data/reviews/review'
import { FormStyles } from '#forms/FormStyles'
import { candidateKey, type Candidate } from '#data/reviews/candidate'
import { latestReviews } from '#data/reviews/latestReviews'
import { useProfileQuery } from '#data/profile/profileApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { takeFocus } from '#ui/lib/takeFocus'
import { CandidatesCard } from './CandidatesCard'
import { OwnReviewsCard } from './OwnReviewsCard'
import css from './reviews.css'
import { useReviewables } from './useReviewables'

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then(({ ReviewDialog }) => ReviewDialog))

// The card of the home page shares most of its code with this page, so it is part of this chunk and not of
// the one that every page loads.
export { ReviewCard } from './ReviewCard'

/**
 * Router state: with `tab` the scroll position is kept, and the focus returns to the button that opened the
 * form.
 */
const SAME_PLACE = { state: { tab: 'review' } }

/**
 * Shows 'Мои отзывы': what can be reviewed, and the customer's reviews. '?review=department-11' opens the
 * form for one object.
 */
export function ReviewsPage() {
  const reviewables = useReviewables()
  const { data: reviews, error } = useReviewsQuery()
  const { data: profile, isLoading: isProfileLoading } = useProfileQuery()
  const [query, setQuery] = useSearchParams()
  const [isSent, setSent] = useState(false)
  const asked = query.get('review')
  const isAsked = (one: Candidate) => candidateKey(one) === asked
  const rejected = latestReviews(reviews ?? []).find(
    (review) => review.status.code === 'rejected' && isAskedReview(review, asked),
  )
  const candidate = reviewables.data?.find(isAsked)
  const open = candidate ?? (rejected && candidateOf(rejected))
  const onOpened = (key: string) => {
    setSent(false)
    setQuery({ review: key }, SAME_PLACE)
  }
  const onClosed = () => setQuery({}, { replace: true, ...SAME_PLACE })
  const hasPoints = profile?.isBonusPointsForReviewAvailable === true
  return (
    <div className="reviews">
      <StyleSheet href={css} />
      <FormStyles />
      {isSent && (
        // The pressed button may have left the list, so the notice takes the focus.
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done">Спасибо! Отзыв появится после проверки</Notice>
        </div>
      )}
      {asked !== null && !open && !isSent && reviewables.data !== undefined && reviews !== undefined && (
        <Notice>Об этом уже есть отзыв, или оставить его нельзя. Выберите другое из списка.</Notice>
      )}
      {/* Without the reviews neither card has anything to show, and the second one says so. */}
      {(reviews !== undefined || error === undefined) && (
        <CandidatesCard
          query={reviewables}
          hasPoints={isProfileLoading ? undefined : hasPoints}
          onChosen={(candidate) => onOpened(candidateKey(candidate))}
        />
      )}
      <OwnReviewsCard
        onChange={(review) => {
          const candidate = candidateOf(review)
          if (candidate) onOpened(candidateKey(candidate))
        }}
      />
      <Suspense>
        {open && (
          <ReviewDialog
            key={asked}
            of={open}
            rejected={rejected}
            hasPoints={hasPoints}
            onSent={() => {
              setSent(true)
              onClosed()
            }}
            onClosed={onClosed}
          />
        )}
      </Suspense>
    </div>
  )
}

function candidateOf({ objectType, objectId, title, createdAt }: Review): Candidate | undefined {
  if (objectType === null || objectId === null) return undefined
  return { objectType, objectId, title, at: createdAt }
}

function isAskedReview(review: Review, asked: string | null): boolean {
  const candidate = candidateOf(review)
  return candidate !== undefined && candidateKey(candidate) === asked
}
