import { useState } from 'react'
import { sameId } from '#domain/Id'
import { known, mapData, remoteData, type RemoteData } from '#domain/remoteData'
import type { Product } from '#data/catalogue/product'
import { latestReviews } from '#data/reviews/latestReviews'
import type { Review } from '#data/reviews/review'
import { useCatalogueQuery } from '#data/catalogue/catalogueApi'
import { useReviewsQuery } from '#data/reviews/reviewsApi'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
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
  // The catalogue is needed only for the filter: without it the reviews of products are listed under 'Все'
  // only.
  const products = mapData(remoteData(useCatalogueQuery()), (catalogue) => catalogue.products)
  const [category, setCategory] = useState<Category>('all')
  return (
    <LoadedCard
      title="Ваши отзывы"
      before={<StyleSheet href={tabsCss} />}
      query={reviews}
      failure="Отзывы не загрузились"
      skeleton={{ label: 'Загружаем отзывы', heights: [48, 24, 72, 24, 72] }}
      empty={<EmptyNote>Вы ещё ничего не написали. Ваши отзывы появятся здесь.</EmptyNote>}
    >
      {(all) => {
        const latest = new Set(latestReviews(all))
        const of = (id: Category): RemoteData<Review[]> => {
          if (id === 'all') return known(all)
          if (id === 'opticians' || !all.some(isOfProduct))
            return known(all.filter((one) => categoryOf(one, []) === id))
          return mapData(products, (sold) => all.filter((one) => categoryOf(one, sold) === id))
        }
        return (
          <Tabs
            label="Категории отзывов"
            tabs={CATEGORIES.map((tab) => {
              const listed = of(tab.id)
              return listed.state === 'known' ? { ...tab, count: listed.value.length } : tab
            })}
            selected={category}
            onSelected={setCategory}
          >
            <Loaded
              query={of(category)}
              failure="Категории не загрузились"
              empty={<p className="soft">В этой категории отзывов нет.</p>}
            >
              {(listed) => (
                <ShowMore key={category} items={listed} keyOf={({ id }) => id}>
                  {(review) => (
                    <ReviewItem
                      review={review}
                      isLatest={latest.has(review)}
                      onChange={() => onChange(review)}
                    />
                  )}
                </ShowMore>
              )}
            </Loaded>
          </Tabs>
        )
      }}
    </LoadedCard>
  )
}

const isOfProduct = ({ objectType }: Review): boolean => objectType === 'product'

/**
 * Returns the category of a review. Reviews of a selection count as those of opticians; a product that is no
 * longer sold has no category (null).
 */
function categoryOf({ objectType, objectId }: Review, products: readonly Product[]): Category | null {
  if (objectType !== 'product') return objectType === null ? null : 'opticians'
  return products.find(({ id }) => sameId(id, objectId))?.category ?? null
}
