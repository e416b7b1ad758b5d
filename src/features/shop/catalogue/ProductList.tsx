import { useDeferredValue, useId, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { CatalogueParam, ProductContent } from '#data/catalogue/catalogue'
import { found, usableParams, type Sorting } from '#data/catalogue/filters'
import type { RemoteData } from '#domain/remoteData'
import { agreed } from '#domain/numbers/counts'
import type { Product } from '#data/catalogue/product'
import { Button } from '#ui/controls/Button'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { useFoldedFilters } from '#ui/controls/useFoldedFilters'
import { classes } from '#ui/lib/classes'
import { Notice } from '#ui/states/Notice'
import { RetryButton } from '#ui/states/ErrorState'
import { ProductCard } from '../goods/ProductCard'
import { FilterSkeleton } from './FilterSkeleton'
import { ParamFilter } from './ParamFilter'
import type { useFilters } from './useFilters'

const PRODUCTS = ['товар', 'товара', 'товаров'] as const
const SORTINGS: readonly [Sorting, string][] = [
  ['popular', 'Сначала популярные'],
  ['cheap', 'Сначала дешевле'],
  ['dear', 'Сначала дороже'],
]
const TABS: readonly [string, string][] = [
  ['', 'Все'],
  ['lenses', 'Линзы'],
  ['solutions', 'Растворы'],
  ['drops', 'Капли'],
]

const NO_PARAMS: readonly CatalogueParam[] = []

interface ProductListProps {
  products: readonly Product[]
  params: RemoteData<readonly CatalogueParam[]>
  content: readonly ProductContent[]
  filters: ReturnType<typeof useFilters>
  hasTabs: boolean
  canDeliver: boolean
}

export function ProductList({
  products,
  params,
  content,
  filters: state,
  hasTabs,
  canDeliver,
}: ProductListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { filters, limit, tab } = state
  const fold = useFoldedFilters(Object.values(filters.chosen).flat().length)
  const known = params.state === 'known' ? params.value : NO_PARAMS
  const usable = useMemo(() => usableParams(known), [known])
  const ofTab = useMemo(
    () => (hasTabs && tab !== '' ? products.filter(({ category }) => category === tab) : products),
    [products, hasTabs, tab],
  )
  // The field follows the keys at once, the list a little later.
  const deferred = useDeferredValue(filters)
  const shown = useMemo(() => found(ofTab, deferred), [ofTab, deferred])
  const notes = useMemo(
    () => new Map(content.map((one) => [String(one.productId), one.description])),
    [content],
  )
  const onMore = () => {
    flushSync(() => state.onMore())
    list.current?.children[limit]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  const { counted, verb } = agreed(shown.length, PRODUCTS, ['Найден', 'Найдено', 'Найдено'])
  return (
    <>
      {!canDeliver && <Notice>Интернет-магазин пока не доставляет в ваш город</Notice>}
      <div className="catalogue__head">
        {hasTabs && <Tabs tab={tab} onTab={state.onTab} />}
        <div className="field catalogue__search">
          <label htmlFor={id}>Поиск по названию</label>
          <input
            className="input"
            type="search"
            id={id}
            autoComplete="off"
            value={filters.search}
            onChange={({ target }) => state.onFilters({ search: target.value })}
          />
        </div>
        <div className="catalogue__more">{fold.button}</div>
        <LabelledSelect
          label="Сортировка"
          value={filters.sorting}
          onChosen={(value) =>
            state.onFilters({ sorting: SORTINGS.find(([code]) => code === value)?.[0] ?? 'popular' })
          }
        >
          {SORTINGS.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      </div>
      <div className={classes('catalogue__rail', !fold.isOpen && 'catalogue__rail--folded')} id={fold.id}>
        {params.state === 'waiting' && ofTab.some(({ types }) => types.length > 0) && <FilterSkeleton />}
        {params.state === 'failed' && (
          <div className="small">
            <p>Фильтры не загрузились</p>
            <RetryButton variant="quiet" small busy={params.isRetrying} onClick={() => void params.retry()} />
          </div>
        )}
        {usable.map((param) => (
          <ParamFilter
            key={param.code}
            param={param}
            products={ofTab}
            filters={deferred}
            chosen={filters.chosen[param.code] ?? []}
            onChosen={(codes) => state.onFilters({ chosen: { ...filters.chosen, [param.code]: codes } })}
          />
        ))}
      </div>
      <div className="catalogue__found">
        <p role="status" className="soft">
          {shown.length > 0 ? `${verb} ${counted}` : 'Ничего не найдено'}
        </p>
        {shown.length === 0 && (
          <div>
            <Button variant="secondary" onClick={state.onReset}>
              Сбросить фильтры
            </Button>
          </div>
        )}
        <ul className="shelf__grid" ref={list}>
          {shown.slice(0, limit).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} note={notes.get(String(product.id)) ?? ''} canBuy={canDeliver} />
            </li>
          ))}
        </ul>
        {shown.length > limit && (
          <div className="more">
            <Button variant="secondary" onClick={onMore}>
              Показать ещё
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

const Tabs = ({ tab, onTab }: Pick<ReturnType<typeof useFilters>, 'tab' | 'onTab'>) => (
  <div className="catalogue__tabs" role="group" aria-label="Раздел каталога">
    {TABS.map(([code, name]) => (
      <Button key={code} variant="quiet" aria-pressed={code === tab} onClick={() => onTab(code)}>
        {name}
      </Button>
    ))}
  </div>
)
