import {
  useCatalogueContentQuery,
  useCatalogueParamsQuery,
  useCatalogueQuery,
} from '#data/catalogue/catalogueApi'
import type { ProductContent } from '#data/catalogue/catalogue'
import { remoteData } from '#domain/remoteData'
import type { ProductCategory } from '#data/catalogue/product'
import { CityButton } from '#parts/city/CityButton'
import { FormStyles } from '#forms/FormStyles'
import { Loaded } from '#ui/states/Loaded'
import { SkeletonLine } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import goodsCss from '../goods/shelf.css'
import css from './catalogue.css'
import { ProductList } from './ProductList'
import { useFilters } from './useFilters'

interface CataloguePageProps {
  category: ProductCategory | undefined
  container: HTMLElement
}

const NO_CONTENT: readonly ProductContent[] = []

/** Shows products with filters, a search and a sort order (contract 14). */
export function CataloguePage({ category, container }: CataloguePageProps) {
  const filters = useFilters(container)
  const catalogue = remoteData(useCatalogueQuery(category))
  const params = remoteData(useCatalogueParamsQuery())
  const isLoading = catalogue.state !== 'known'
  // The texts load after the list. A failed request shows nothing: the page is complete without them.
  const content = remoteData(useCatalogueContentQuery(undefined, { skip: isLoading }))
  const hasOwnList = container.childElementCount > 0
  return (
    <div className="catalogue">
      <StyleSheet href={css} />
      <StyleSheet href={goodsCss} />
      <FormStyles />
      <h2 className="visually-hidden">Каталог</h2>
      <Loaded
        query={catalogue}
        failure="Каталог не загрузился"
        skeleton={hasOwnList ? null : <CardSkeletons />}
      >
        {({ products, shopData }) => (
          <>
            <CityButton city={shopData?.city} />
            <ProductList
              products={
                category === undefined ? products : products.filter((one) => one.category === category)
              }
              params={params}
              content={content.state === 'known' ? content.value : NO_CONTENT}
              filters={filters}
              hasTabs={category === undefined}
              canDeliver={shopData?.isEshopAvailable !== false}
            />
          </>
        )}
      </Loaded>
      {/* The host page's own list is shown until there is a card. */}
      {isLoading && hasOwnList && <slot />}
    </div>
  )
}

/** Number of placeholder cards, as many as a wide screen shows at first. */
const CARDS = 8

const CardSkeletons = () => (
  <div className="shelf__grid" aria-busy="true">
    <span className="visually-hidden" role="status">
      Загружаем каталог
    </span>
    {Array.from({ length: CARDS }, (_, index) => (
      <div className="shelf__card card" key={index}>
        <SkeletonLine height={96} />
        <SkeletonLine width="70%" height={24} />
        <SkeletonLine width="45%" height={20} />
        <SkeletonLine height={40} />
      </div>
    ))}
  </div>
)
