import { Suspense, useId, useState } from 'react'
import { useProductReviewsQuery } from '#data/catalogue/productReviewsApi'
import { formatDate } from '#domain/dates/dates'
import type { Id } from '#domain/Id'
import type { Review } from '#data/reviews/review'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { DoneNotice } from '#ui/states/DoneNotice'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Stars } from '#ui/Stars'

const ReviewForm = lazyComponent(() =>
  import('./ProductReviewForm').then(({ ProductReviewForm }) => ProductReviewForm),
)

interface Own {
  rating: number
  text: string
}

/** Tells whether a review has passed moderation; before that only its author sees it. */
const isSettled = ({ status }: Review) => status.code !== 'moderation'

/** Shows the reviews of a product, and the form to write one (contract 13.5). */
export function Reviews({ productId }: { productId: Id }) {
  const id = useId()
  const reviews = useProductReviewsQuery(productId)
  const [isWriting, setWriting] = useState(false)
  const [own, setOwn] = useState<Own>()
  return (
    <section aria-labelledby={id} className="card" part="card">
      <h2 id={id}>Отзывы</h2>
      {own ? (
        <>
          <DoneNotice>Спасибо! Отзыв появится после проверки</DoneNotice>
          <article className="stack stack--tight" aria-label="Ваш отзыв">
            <Badge icon="clock" label="На модерации" />
            <Stars value={own.rating} />
            <p>{own.text}</p>
          </article>
        </>
      ) : (
        <Suspense>
          {isWriting ? (
            <ReviewForm productId={productId} onSent={setOwn} onCancelled={() => setWriting(false)} />
          ) : (
            <div>
              <Button variant="secondary" loads onClick={() => setWriting(true)}>
                Оставить отзыв
              </Button>
            </div>
          )}
        </Suspense>
      )}
      <Loaded
        query={reviews}
        failure="Отзывы не загрузились"
        empty={<p className="soft">Отзывов пока нет</p>}
        isEmpty={(data) => data.reviews.length === 0}
      >
        {(data) => (
          <ShowMore items={own ? data.reviews.filter(isSettled) : data.reviews} keyOf={(review) => review.id}>
            {(review) => (
              <article className="stack stack--tight buy__review">
                {!isSettled(review) && <Badge icon="clock" label="На модерации" />}
                <Stars value={review.rating} />
                <p>{review.text}</p>
                <p className="small soft">{formatDate(review.createdAt)}</p>
              </article>
            )}
          </ShowMore>
        )}
      </Loaded>
    </section>
  )
}
