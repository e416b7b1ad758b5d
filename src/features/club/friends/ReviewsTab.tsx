import { useState } from 'react'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { takeFocus } from '#ui/lib/takeFocus'
import { FriendsReviewsCard } from './FriendsReviewsCard'
import { ReviewForm } from './ReviewForm'

/** Shows 'Оставить отзыв': the form, and the reviews that were sent. */
export function ReviewsTab() {
  const catalogue = useCatalogueQuery()
  const [isSent, setSent] = useState(false)
  return (
    <>
      <Card title="Новый отзыв">
        {isSent ? (
          <>
            <div tabIndex={-1} ref={takeFocus}>
              <Notice tone="done">Спасибо! Отзыв появится после проверки</Notice>
            </div>
            <div>
              <Button variant="secondary" onClick={() => setSent(false)}>
                Написать ещё отзыв
              </Button>
            </div>
          </>
        ) : (
          <Loaded
            query={catalogue}
            failure="Форма не загрузилась"
            skeleton={<Skeleton label="Загружаем форму отзыва" heights={[48, 32, 120, 48, 48]} />}
          >
            {({ products }) => <ReviewForm products={products} onSent={() => setSent(true)} />}
          </Loaded>
        )}
      </Card>
      <FriendsReviewsCard />
    </>
  )
}
