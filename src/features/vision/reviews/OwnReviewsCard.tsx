import { useState } from 'react'
import { sameId } from '#domain/Id'
import type { Product } from '#data/catalogue/product'
import type { Review } from '#data/reviews/review'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { Tabs } from '#ui/controls/Tabs'
import tabsCss from '../../../ui/controls/tabs.css'
import { ReviewItem } from './ReviewItem'

const CATEGORIES = [
  { id: 'all', label: 'Все' },
  { id: 'lenses', label: 'Контактные линзы' },
  { id: 'solutions', label: 'Растворы' },
  { id: 'drops', label: 'Капли' },
  { id: 'opticians', label: 'Оптики' },
] as const

type Category = (typeof CATEGORIES)[number]['id']

/** Lists the customer's own reviews, by category. */
export function OwnReviewsCard({ onChange }: { onChange: (review: Review) => void }) {
  const reviews = useReviewsQuery()
  // The catalogue serves only the filter: without it every review stands under 'Все'.
  const catalogue = useCatalogueQuery()
  const [category, setCategory] = useState<Category>('all')
  return (
    <Card title="Ваши отзывы">
      <StyleSheet href={tabsCss} />
      <Loaded
        query={reviews}
        failure="Отзывы не загрузились"
        skeleton={<Skeleton label="Загружаем отзывы" heights={[48, 24, 72, 24, 72]} />}
        empty={<EmptyNote>Вы ещё ничего не написали. Первый отзыв можно оставить выше.</EmptyNote>}
      >
        {(all) => {
          const of = (id: Category) =>
            all.filter((review) => id === 'all' || categoryOf(review, catalogue.data?.products ?? []) === id)
          return (
            <Tabs
              label="Категории отзывов"
              tabs={CATEGORIES.map((tab) => ({ ...tab, count: of(tab.id).length }))}
              selected={category}
              onSelected={setCategory}
            >
              {of(category).length === 0 ? (
                <p className="soft">В этой категории отзывов нет.</p>
              ) : (
                <ShowMore key={category} items={of(category)} keyOf={({ id }) => id}>
                  {(review) => <ReviewItem review={review} onChange={() => onChange(review)} />}
                </ShowMore>
              )}
            </Tabs>
          )
        }}
      </Loaded>
    </Card>
  )
}

/**
 * Returns the category of a review. Selections are made at an optician, so they stand with them; a product
 * that is no longer sold has no category.
 */
function categoryOf({ objectType, objectId }: Review, products: readonly Product[]): Category | null {
  if (objectType !== 'product') return objectType === null ? null : 'opticians'
  return products.find(({ id }) => sameId(id, objectId))?.category ?? null
}
