import {
  useCatalogueContentQuery,
  useCatalogueParamsQuery,
  useCatalogueQuery,
} from '#data/catalogue/catalogueApi'
import type { ProductCategory } from '#data/catalogue/product'
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

/** Shows products with filters, a search and an order (contract 14). */
export function CataloguePage({ category, container }: CataloguePageProps) {
  const filters = useFilters(container)
  const catalogue = useCatalogueQuery(category)
  const { data: params = [], isLoading: areParamsComing } = useCatalogueParamsQuery()
  // The texts load after the list. Their failure is not shown: the page is complete without them.
  const { data: content = [] } = useCatalogueContentQuery(undefined, { skip: catalogue.data === undefined })
  const isLoading = catalogue.data === undefined
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
          <ProductList
            products={category === undefined ? products : products.filter((one) => one.category === category)}
            params={params}
            areParamsComing={areParamsComing}
            content={content}
            filters={filters}
            hasTabs={category === undefined}
            canDeliver={shopData?.isEshopAvailable !== false}
          />
        )}
      </Loaded>
      {/* The shop's own list stands here until there is a card. */}
      {isLoading && hasOwnList && <slot />}
    </div>
  )
}

/** Number of cards that a wide screen shows at first. */
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
        <SkeletonLine height={40} />
        <SkeletonLine width="45%" height={24} />
        <SkeletonLine height={40} />
      </div>
    ))}
  </div>
)
